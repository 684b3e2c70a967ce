import { msSinceStart } from '@/lib/server/health/since-start';
import { siteHealth } from '@/lib/server/health/site-health';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** 200 while the process serves. With `?ready`: the state of every source, and 503 until readers may be sent here. */
export async function GET(request: Request): Promise<Response> {
  if (!new URL(request.url).searchParams.has('ready')) return Response.json({ live: true }, { headers });
  const health = await siteHealth(Date.now(), msSinceStart());
  return Response.json(health, { status: health.ready ? 200 : 503, headers });
}
