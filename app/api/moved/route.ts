import { inLowerCase } from '@/lib/links/in-lower-case';
import { notHere } from '@/lib/outbound/reply';

export const dynamic = 'force-dynamic';

/**
 * What an address in other letters gets: the request door leads here (lib/web/requests). Whoever asks by this name
 * is led to a page of ours, or nowhere.
 */
export function GET(request: Request): Response {
  const target = inLowerCase(new URL(request.url).searchParams.get('from') ?? '');
  if (!target) return notHere();
  const headers = { Location: target, 'Cache-Control': 'public, max-age=300' };
  return new Response(null, { status: 308, headers });
}
