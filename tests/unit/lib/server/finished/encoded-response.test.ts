import { createServer } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  bytesOf,
  type EncodedResponse,
  encodeResponse,
  sendResponse,
} from '@/lib/server/finished/encoded-response';
import type { SiteResponse } from '@/lib/server/response';
import { askServer } from '../ask-server';

const words = 'The news of the town, from the people and places that make it. '.repeat(300);
const answer = (more: Record<string, string> = {}, body = words, status = 200): SiteResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public', ...more },
  body: Buffer.from(body),
});

let shown: EncodedResponse;
const server = createServer((asked, response) =>
  sendResponse(shown, asked, response, asked.url === '/?_rsc='),
);
beforeAll(() => void server.listen(0, '127.0.0.1'));
afterAll(() => void server.close());

const ask = (headers: Record<string, string> = {}, method = 'GET', path = '/') =>
  askServer(server, path, { method, headers });
const asked = (coding: string) => ask({ 'Accept-Encoding': coding });

describe('a page goes out', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['', undefined],
    ['compress', undefined],
    ['gzip;q=0', undefined],
    ['BR ; q=0.000, *', 'gzip'],
    ['identity;q=0, *;q=0', undefined],
  ])('to who takes "%s" as %s', async (accepts, coding) => {
    shown = await encodeResponse(answer(), 1);
    expect((await asked(accepts)).headers['content-encoding']).toBe(coding);
  });

  test.each([5, 11])(
    'whole, with its length, what it varies by and a strong tag for each coding: quality %i',
    async (quality) => {
      shown = await encodeResponse(answer({ vary: 'Accept', 'content-length': '1' }), quality);
      const [br, gzip, plain] = [await asked('br'), await asked('gzip'), await ask()];
      expect(String(brotliDecompressSync(br.body))).toBe(words);
      expect(String(gunzipSync(gzip.body))).toBe(words);
      expect(String(plain.body)).toBe(words);
      const all = [br, gzip, plain];
      for (const { headers, body } of all)
        expect(headers).toMatchObject({
          vary: 'Accept, Accept-Encoding',
          'content-length': String(body.length),
          etag: expect.stringMatching(/^"[\w-]+"$/),
        });
      expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3);
    },
  );

  test('with another tag for another text, and the tag that it brings', async () => {
    const tagOf = async (one: SiteResponse) => (await encodeResponse(one, 5)).codings.identity.head.etag;
    expect(await tagOf(answer())).toBe(await tagOf(answer()));
    expect(await tagOf(answer({}, 'Other news.'))).not.toBe(await tagOf(answer()));
    expect(await tagOf(answer({ etag: '"its own"' }))).toBe('"its own"');
  });

  test('in the coding alone that somebody waits for', async () => {
    for (const coding of ['br', 'gzip', 'identity'] as const) {
      const { codings: made } = await encodeResponse(answer(), 4, [coding]);
      expect(Object.keys(made)).toEqual([...new Set(['identity', coding])]);
      expect(made.identity.head.vary).toBe('Accept-Encoding');
    }
  });

  test('as its head alone to who asks for that', async () => {
    shown = await encodeResponse(answer(), 5);
    const { headers, body } = await ask({}, 'HEAD');
    expect([headers['content-length'], body.length]).toEqual([String(words.length), 0]);
  });

  test('for one browser alone where its address is marked, also to who has it', async () => {
    shown = await encodeResponse(answer(), 5);
    const first = await ask({}, 'GET', '/?_rsc=');
    const again = await ask({ 'If-None-Match': first.headers.etag ?? '' }, 'GET', '/?_rsc=');
    expect([first.status, again.status]).toEqual([200, 304]);
    for (const { headers } of [first, again]) expect(headers['cache-control']).toBe('private, no-cache');
    expect((await ask()).headers['cache-control']).toBe('public');
  });

  test('and kept by none where that is forbidden anyway', async () => {
    shown = await encodeResponse(answer({ 'cache-control': 'private, no-store' }), 5);
    expect((await ask({}, 'GET', '/?_rsc=')).headers['cache-control']).toBe('private, no-store');
  });
});

describe('who has the page already gets no body', () => {
  test.each([
    (tag: string) => tag,
    (tag: string) => `W/${tag}`,
    (tag: string) => `"other", ${tag}`,
    () => '*',
  ])('by its tag, however it is written: %#', async (write) => {
    shown = await encodeResponse(answer({ 'content-security-policy': 'a' }), 5);
    const tag = (await ask()).headers.etag ?? '';
    const { status, headers, body } = await ask({ 'If-None-Match': write(tag) });
    expect([status, headers.etag, headers['cache-control'], body.length]).toEqual([304, tag, 'public', 0]);
    expect(headers['content-security-policy']).toBeUndefined();
  });

  test('by its date, where no tag is sent', async () => {
    shown = await encodeResponse(answer({ 'last-modified': 'Thu, 19 Nov 2026 08:00:00 GMT' }), 5);
    const since = async (date: string, more = {}) =>
      (await ask({ 'If-Modified-Since': date, ...more })).status;
    expect(await since('Thu, 19 Nov 2026 08:00:00 GMT')).toBe(304);
    expect(await since('Thu, 19 Nov 2026 07:59:59 GMT')).toBe(200);
    expect(await since('evil')).toBe(200);
    expect(await since('Fri, 20 Nov 2026 08:00:00 GMT', { 'If-None-Match': '"other"' })).toBe(200);
  });
});

test.each([
  ['shorter than 800 bytes', answer({}, 'a'.repeat(799))],
  ['a picture, which is compressed in itself', answer({ 'content-type': 'image/avif' })],
  ['a PDF', answer({ 'content-type': 'application/pdf' })],
  ['encoded already', answer({ 'content-encoding': 'gzip' })],
  ['not to be changed on the way', answer({ 'cache-control': 'no-store, no-transform' })],
  ['not modified', answer({}, words, 304)],
])('what is %s goes out as it is', async (_, given) => {
  const { codings } = await encodeResponse(given, 5);
  expect(Object.keys(codings)).toEqual(['identity']);
  expect(codings.identity.head).not.toHaveProperty('vary');
});

test.each([204, 304])('a response without a body has no length either: %i', async (is) => {
  shown = await encodeResponse(answer({}, '', is), 5);
  const { status, headers, body } = await ask();
  expect([status, headers['content-length'], body.length]).toEqual([is, undefined, 0]);
});

test('an error has no tag, and nobody has it already', async () => {
  shown = await encodeResponse(answer({}, words, 404), 5);
  const { status, headers } = await ask({ 'If-None-Match': '*' });
  expect([status, headers.etag]).toEqual([404, undefined]);
});

test('what a response takes in memory: its bytes in each coding, and 2 KB each', async () => {
  const made = await encodeResponse(answer(), 5, ['br']);
  expect(bytesOf(made)).toBe(words.length + (made.codings.br?.body.length ?? 0) + 4000);
});
