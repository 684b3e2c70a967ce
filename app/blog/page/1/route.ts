/** The first page has one address, /blog (design section 7). */
export function GET(): Response {
  return new Response(null, { status: 308, headers: { Location: '/blog' } });
}
