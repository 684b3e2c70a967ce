import { notFoundReply, reply } from '@/lib/outbound/reply';
import { coverSvg } from '@/lib/pages/book-covers';
import { bookOfCover } from '@/lib/pages/books';
import { getCity } from '@/lib/request/get-city';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ city: string; file: string }> },
) {
  const city = await getCity(params);
  const found = bookOfCover((await params).file, city.books?.list ?? []);
  if (!found) return notFoundReply(city);
  // Block scripts in the SVG, even when it is opened directly.
  const more = { 'Content-Security-Policy': "default-src 'none'" };
  return reply(coverSvg(found.book.title, found.place), {
    type: 'image/svg+xml',
    more,
  });
}
