import { thisCity } from '@/lib/city/this-city';
import { onRequest } from '@/lib/outbound/on-request';
import { halfAnHour, notHere, reply } from '@/lib/outbound/reply';
import { coverSvg } from '@/lib/pages/book-covers';
import { bookOfCover } from '@/lib/pages/books';

export const GET = onRequest(async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const found = bookOfCover((await params).file, thisCity().books?.list ?? []);
  if (!found) return notHere();
  // The SVG never runs anything, even when opened directly.
  const more = { 'Content-Security-Policy': "default-src 'none'" };
  return reply(coverSvg(found.book.title, found.place), {
    type: 'image/svg+xml',
    cacheControl: halfAnHour,
    more,
  });
});
