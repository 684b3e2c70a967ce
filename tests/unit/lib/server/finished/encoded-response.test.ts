import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  bytesOf,
  codingsFor,
  type EncodedResponse,
  encodeFor,
  encodeResponse,
  sendResponse,
  withCodings,
} from '@/lib/server/finished/encoded-response';
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

const longText = 'The news of the town, from the people and places that make it. '.repeat(300);
const answer = (more: Record<string, string> = {}, body = longText, status = 200): SiteResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public', ...more },
  body: Buffer.from(body),
});

let shown: EncodedResponse;
const server = createServer((asked, response) => sendResponse(shown, asked, response));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

type Got = { status: number; headers: Record<string, string>; body: Buffer };

function ask(headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, headers, agent: false }, async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece);
      const got = response.headers as Record<string, string>;
      resolve({ status: response.statusCode ?? 0, headers: got, body: Buffer.concat(pieces) });
    })
      .on('error', reject)
      .end();
  });
}

describe('a page goes out', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['*', 'br'],
    ['', 'identity'],
    ['compress', 'identity'],
    ['gzip;q=0', 'identity'],
    ['br;q=high', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
  ])('to who takes "%s" as %s', (accepts, coding) => {
    expect(codingsFor(accepts)[0]).toBe(coding);
  });

  test('with its length, and says that it varies', async () => {
    shown = await encodeResponse(answer(), 5, true);
    const [br, gzip, plain] = [
      await ask({ 'Accept-Encoding': 'br' }),
      await ask({ 'Accept-Encoding': 'gzip' }),
      await ask(),
    ];
    expect(brotliDecompressSync(br.body).toString()).toBe(longText);
    expect(gunzipSync(gzip.body).toString()).toBe(longText);
    expect(plain.body.toString()).toBe(longText);
    for (const { headers, body } of [br, gzip, plain])
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) });
  });

  test('with a strong tag for each coding: their bytes differ', async () => {
    shown = await encodeResponse(answer({ etag: 'W/"of-the-framework"' }), 5, true);
    const tags = [
      await ask({ 'Accept-Encoding': 'br' }),
      await ask({ 'Accept-Encoding': 'gzip' }),
      await ask(),
    ];
    expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of tags) expect(headers.etag).toMatch(/^"[\w-]+"$/);
  });

  test('as its head alone to who asks for that', async () => {
    shown = await encodeResponse(answer(), 5, true);
    const { headers, body } = await ask({}, 'HEAD');
    expect([headers['content-length'], body.length]).toEqual([String(longText.length), 0]);
  });
});

describe('who has the page already gets no body', () => {
  test.each([
    (tag: string) => tag,
    (tag: string) => `W/${tag}`,
    (tag: string) => `"other", ${tag}`,
    () => '*',
  ])('by its tag, however it is written: %#', async (write) => {
    shown = await encodeResponse(answer({ 'content-security-policy': 'a' }), 5, true);
    const tag = (await ask()).headers.etag ?? '';
    const { status, headers, body } = await ask({ 'If-None-Match': write(tag) });
    expect([status, headers.etag, headers['cache-control'], body.length]).toEqual([304, tag, 'public', 0]);
    expect(headers['content-security-policy']).toBeUndefined();
  });

  test('by its date, where no tag is sent', async () => {
    shown = await encodeResponse(answer({ 'last-modified': 'Thu, 19 Nov 2026 08:00:00 GMT' }), 5, true);
    const asked = (date: string, more = {}) => ask({ 'If-Modified-Since': date, ...more });
    expect((await asked('Thu, 19 Nov 2026 08:00:00 GMT')).status).toBe(304);
    expect((await asked('Thu, 19 Nov 2026 07:59:59 GMT')).status).toBe(200);
    expect((await asked('evil')).status).toBe(200);
    expect((await asked('Fri, 20 Nov 2026 08:00:00 GMT', { 'If-None-Match': '"other"' })).status).toBe(200);
  });
});

test.each([
  ['too short to gain by it', answer({}, 'A word.')],
  ['a picture, which is compressed in itself', answer({ 'content-type': 'image/avif' })],
  ['not to be changed on the way', answer({ 'cache-control': 'no-store, no-transform' })],
])('what is %s goes out as it is', async (_, plain) => {
  shown = await encodeResponse(plain, 5, true);
  const { headers, body } = await ask({ 'Accept-Encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.equals(plain.body)).toBe(true);
});

test.each([204, 304])('a response without a body has no length either: %i', async (status) => {
  shown = await encodeResponse(answer({}, '', status), 5, true);
  const { headers, body, ...got } = await ask();
  expect([got.status, headers['content-length'], body.length]).toEqual([status, undefined, 0]);
});

test('an error has no tag, and nobody has it already', async () => {
  shown = await encodeResponse(answer({}, longText, 404), 5, true);
  const { status, headers } = await ask({ 'If-None-Match': '*' });
  expect([status, headers.etag]).toEqual([404, undefined]);
});
