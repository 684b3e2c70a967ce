import { thisCity } from '@/lib/city/this-city';
import { refusalOf, refusedPage, refusedPolicy } from '@/lib/refused/refused-page';

export const dynamic = 'force-dynamic';

const longestWait = 3600;

/** What a refused request gets: the request door leads here (lib/web/requests), whatever was asked for. */
export function GET(request: Request): Response {
  const asked = new URL(request.url).searchParams;
  const refusal = refusalOf(Number(asked.get('status')));
  const wait =
    refusal.status === 429
      ? Math.min(Math.max(1, Math.trunc(Number(asked.get('wait'))) || 1), longestWait)
      : 0;
  return new Response(refusedPage(refusal, wait, thisCity().siteTitle), {
    status: refusal.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': refusedPolicy,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...(wait > 0 && { 'Retry-After': String(wait) }),
      ...(refusal.status === 405 && { Allow: 'GET, HEAD' }),
    },
  });
}
