import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { bytesOf, encodeFor, encodeResponse, withCodings } from '@/lib/server/finished/encoded-response';
import type { SiteResponse } from '@/lib/server/response';

const words = Buffer.from('Council votes. '.repeat(100));
const page = (more: Partial<SiteResponse> = {}): SiteResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60' },
  body: words,
  ...more,
});
const withHeader = (headers: Record<string, string>) => page({ headers: { ...page().headers, ...headers } });

describe('a response for all', () => {
  test('is there plain, as gzip and as Brotli, each with its length and a tag of its own', async () => {
    const { codings } = await encodeResponse(page(), 5, true);
    expect(gunzipSync(codings.gzip?.body ?? '')).toEqual(words);
    expect(brotliDecompressSync(codings.br?.body ?? '')).toEqual(words);
    const hash = codings.identity.tag?.slice(1, -1);
    expect(hash).toHaveLength(22);
    expect([codings.gzip?.tag, codings.br?.tag]).toEqual([`"${hash}-gz"`, `"${hash}-br"`]);
    for (const [name, coded] of Object.entries(codings))
      expect(coded.head).toMatchObject({
        'content-length': String(coded.body.length),
        vary: 'Accept-Encoding',
        etag: coded.tag,
        ...(name !== 'identity' && { 'content-encoding': name }),
      });
    expect(codings.identity.head).not.toHaveProperty('content-encoding');
  });

  test('may be packed as Brotli packs best, which is more than gzip can', async () => {
    const { codings } = await encodeResponse(page(), 11, true);
    expect(gunzipSync(codings.gzip?.body ?? '')).toEqual(words);
  });

  test('has Brotli as the build made it, where it did', async () => {
    const { codings } = await encodeResponse(page({ brotli: Buffer.from('made before') }), 5, true);
    expect(String(codings.br?.body)).toBe('made before');
  });

  test.each<[string, SiteResponse]>([
    ['shorter than 800 bytes', page({ body: words.subarray(0, 799) })],
    ['a picture', withHeader({ 'content-type': 'image/webp' })],
    ['a PDF', withHeader({ 'content-type': 'application/pdf' })],
    ['encoded already', withHeader({ 'content-encoding': 'gzip' })],
    ['not to be transformed', withHeader({ 'cache-control': 'no-transform' })],
    ['not modified', page({ status: 304 })],
  ])('stays as it is where it is %s', async (_name, given) => {
    const { codings } = await encodeResponse(given, 5, true);
    expect(Object.keys(codings)).toEqual(['identity']);
    expect(codings.identity.head).not.toHaveProperty('vary');
  });

  test.each([
    ['of 800 bytes', page({ body: words.subarray(0, 800) })],
    ['of JSON', withHeader({ 'content-type': 'application/json' })],
    ['of a drawing', withHeader({ 'content-type': 'image/svg+xml' })],
  ])('is compressed: one %s', async (_name, given) => {
    expect(Object.keys((await encodeResponse(given, 5, true)).codings)).toEqual(['identity', 'gzip', 'br']);
  });

  test('is tagged by its content, where it is a page that was found', () => {
    const tagOf = (given: SiteResponse) => withCodings(given, {}, true).codings.identity.tag;
    expect(tagOf(page())).toBe(tagOf(page()));
    expect(tagOf(page())).not.toBe(tagOf(page({ body: Buffer.from('x') })));
    expect(tagOf(page({ status: 404 }))).toBeUndefined();
  });
});

describe('its headers', () => {
  test('keep what a response varies by, and name the coding once', () => {
    const varyOf = (vary: string) =>
      withCodings(withHeader({ vary }), { br: words }, true).codings.identity.head.vary;
    expect(varyOf('Accept')).toBe('Accept, Accept-Encoding');
    expect(varyOf('accept-encoding, Accept')).toBe('accept-encoding, Accept');
  });

  test('lose what belongs to one form of the body', () => {
    const given = withHeader({ etag: '"old"', 'content-length': '1', 'accept-ranges': 'bytes' });
    const { head } = withCodings(given, { br: words }, true).codings.identity;
    expect(head.etag).not.toBe('"old"');
    expect(head['content-length']).toBe(String(words.length));
    expect(head).not.toHaveProperty('accept-ranges');
  });

  test('of a 304 are those that a browser keeps', () => {
    const { unchanged, tag } = withCodings(withHeader({ 'x-robots-tag': 'noindex' }), {}, true).codings
      .identity;
    expect(unchanged).toEqual({
      'cache-control': 'public, max-age=60',
      'x-robots-tag': 'noindex',
      etag: tag,
    });
  });
});

describe('a response for one reader', () => {
  test('is made in the coding that the reader takes', async () => {
    const made = async (coding: 'br' | 'gzip' | 'identity') =>
      Object.keys((await encodeFor(page(), coding, 4)).codings);
    expect(await made('br')).toEqual(['identity', 'br']);
    expect(await made('gzip')).toEqual(['identity', 'gzip']);
    expect(await made('identity')).toEqual(['identity']);
  });

  test.each(['br', 'gzip', 'identity'] as const)('as %s has no tag', async (coding) => {
    const { codings } = await encodeFor(page(), coding, 4);
    expect(Object.values(codings).map(({ tag }) => tag)).toEqual(Object.keys(codings).map(() => undefined));
  });

  test('varies by it, in its plain form too', async () => {
    expect((await encodeFor(page(), 'identity', 4)).codings.identity.head.vary).toBe('Accept-Encoding');
    const short = page({ body: Buffer.from('x') });
    expect((await encodeFor(short, 'br', 4)).codings.identity.head).not.toHaveProperty('vary');
  });

  test('keeps a tag that it has, as long as its bytes are the same', async () => {
    const tagged = withHeader({ etag: '"its own"' });
    expect((await encodeFor({ ...tagged, body: Buffer.from('x') }, 'br', 4)).codings.identity.tag).toBe(
      '"its own"',
    );
    expect((await encodeFor(tagged, 'br', 4)).codings.br?.tag).toBeUndefined();
  });
});

test('what a response takes in memory: its bytes in each coding, and 2 KB each', () => {
  expect(bytesOf(withCodings(page(), { br: Buffer.alloc(10) }, true))).toBe(words.length + 10 + 4000);
});
