import { createHash } from 'node:crypto';

/** If-None-Match compares weakly (RFC 9110 section 13.1.2). */
function isKnown(header: string | null, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

export function icsResponse(request: Request, body: string, fileName: string): Response {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `inline; filename="${fileName}"`,
    'Cache-Control': 'public, max-age=300, s-maxage=300, stale-while-revalidate=3600',
    'Access-Control-Allow-Origin': '*',
    'X-Robots-Tag': 'noindex',
    ETag: tag,
  };
  if (isKnown(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

const words = {
  404: 'Event not found.',
  503: 'We can’t load the calendar right now. Please try again soon.',
} as const;

/** An empty file would clear a subscriber's calendar. */
export function noIcs(status: keyof typeof words): Response {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    ...(status === 503 && { 'Retry-After': '60' }),
  };
  return new Response(`${words[status]}\n`, { status, headers });
}
