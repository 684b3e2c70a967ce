/** The first page has one address, /blog (requirements section 14). */
export function GET(): Response {
  return new Response(null, { status: 308, headers: { Location: '/blog' } });
}
