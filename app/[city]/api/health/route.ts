import { readyHealth } from '@/lib/server/health/ready-health';
import { msSinceStart } from '@/lib/server/health/since-start';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** 200 while the process serves. With `?ready`: the state of the sources, and 503 until readers may be sent here. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  if (!asked.has('ready')) return Response.json({ live: true }, { headers });
  const health = await readyHealth(asked.get('city'), Date.now(), msSinceStart());
  if (!health) return Response.json({ error: 'no such city is served' }, { status: 404, headers });
  return Response.json(health, { status: health.ready ? 200 : 503, headers });
}
