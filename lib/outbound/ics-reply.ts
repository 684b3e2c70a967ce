import { documentReply } from '@/lib/outbound/reply';

type CalendarFile = { path: string; fileName: string };

/** A calendar file, or 304. */
export function icsReply(request: Request, body: string, { path, fileName }: CalendarFile): Response {
  return documentReply(request, body, {
    path,
    type: 'text/calendar; charset=utf-8',
    more: { 'Content-Disposition': `inline; filename="${fileName}"`, 'X-Robots-Tag': 'noindex' },
  });
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
