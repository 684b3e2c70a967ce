/** Serves ten bytes, or the requested range of them. */
export async function GET(request: Request) {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (!from) return new Response('0123456789', { headers: { 'accept-ranges': 'bytes' } });
  const part = '0123456789'.slice(Number(from), Number(to) + 1);
  return new Response(part, { status: 206, headers: { 'content-range': `bytes ${from}-${to}/10` } });
}
