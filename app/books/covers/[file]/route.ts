import { thisCity } from '@/lib/city/this-city';
import { onRequest } from '@/lib/outbound/on-request';
import { coverSvg } from '@/lib/pages/book-covers';
import { bookOfCover } from '@/lib/pages/books';

const headers = {
  'Content-Type': 'image/svg+xml',
  // The SVG never runs anything, even when opened directly.
  'Content-Security-Policy': "default-src 'none'",
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
};

export const GET = onRequest(async (_: Request, { params }: { params: Promise<{ file: string }> }) => {
  const found = bookOfCover((await params).file, thisCity().books?.list ?? []);
  if (!found) return new Response('Cover not found.', { status: 404 });
  return new Response(coverSvg(found.book.title, found.place), { headers });
});
