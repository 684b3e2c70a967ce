import { createServer } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { type EncodedResponse, encodeResponse, sendEncoded, sizeOf } from '@/lib/http/cache/encoded-response';
import type { WholeResponse } from '@/lib/http/in-memory';
import { onLoopback } from '../../../on-loopback';
import { askServer } from '../../server/ask-server';

const words = 'The news of the town, from the people and places that make it. '.repeat(300);
const whole = (more: Record<string, string> = {}, body = words, status = 200): WholeResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public', ...more },
  body: Buffer.from(body),
});

let encoded: EncodedResponse;
const server = createServer((request, response) => sendEncoded(encoded, request, response, 7));
await onLoopback(server);

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  askServer(server, '/', { method, headers });

describe('a response is sent', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['BR ; q=0.000, *', 'gzip'],
  ])('for Accept-Encoding “%s”, with the content encoding %s', async (accepted, coding) => {
    encoded = await encodeResponse(whole());
    expect((await get({ 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(coding);
  });

  test.each(['', 'compress', 'gzip;q=0', 'identity;q=0, *;q=0'])(
    'for Accept-Encoding “%s”, without a content encoding',
    async (accepted) => {
      encoded = await encodeResponse(whole());
      expect((await get({ 'Accept-Encoding': accepted })).headers['content-encoding']).toBeUndefined();
    },
  );

  test('with its length, its age, a Vary header and a strong ETag for each encoding', async () => {
    encoded = await encodeResponse(whole({ 'content-length': '1' }));
    const [br, gzip, plain] = [
      await get({ 'Accept-Encoding': 'br' }),
      await get({ 'Accept-Encoding': 'gzip' }),
      await get(),
    ];
    expect(String(brotliDecompressSync(br.body))).toBe(words);
    expect(String(gunzipSync(gzip.body))).toBe(words);
    expect(plain.text).toBe(words);
    for (const { headers, body } of [br, gzip, plain])
      expect(headers).toMatchObject({
        age: '7',
        vary: 'accept-encoding',
        'content-length': String(body.length),
        etag: expect.stringMatching(/^"[\w-]+"$/),
      });
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('with an ETag that is derived from its body, unless it already has one', async () => {
    const tagOf = async (one: WholeResponse) => (await encodeResponse(one)).codings.identity.head.etag;
    expect(await tagOf(whole())).toBe(await tagOf(whole()));
    expect(await tagOf(whole({}, 'Other news.'))).not.toBe(await tagOf(whole()));
    expect(await tagOf(whole({ etag: '"its-own"' }))).toBe('"its-own"');
  });

  test('without its body for a HEAD request', async () => {
    encoded = await encodeResponse(whole());
    const { headers, body } = await get({}, 'HEAD');
    expect([headers['content-length'], body.length]).toEqual([String(words.length), 0]);
  });
});

describe('a reader who already has the response gets a 304', () => {
  test.each([
    ['the ETag', (tag: string) => tag],
    ['a weak ETag', (tag: string) => `W/${tag}`],
    ['a list with the ETag', (tag: string) => `"other", ${tag}`],
    ['an asterisk', () => '*'],
  ] as const)('if the request’s If-None-Match header has %s', async (_, write) => {
    encoded = await encodeResponse(whole({ 'content-security-policy': 'a' }));
    const tag = (await get()).headers.etag ?? '';
    // fetch() of Node.js adds no-cache to requests with conditions.
    const { status, headers, body } = await get({ 'If-None-Match': write(tag), 'Cache-Control': 'no-cache' });
    expect([status, headers.etag, headers['cache-control'], body.length]).toEqual([304, tag, 'public', 0]);
    expect(headers['content-security-policy']).toBeUndefined();
  });

  test('if the request’s If-Modified-Since header has its date and there is no If-None-Match header', async () => {
    encoded = await encodeResponse(whole({ 'last-modified': 'Thu, 19 Nov 2026 08:00:00 GMT' }));
    const since = async (date: string, more = {}) =>
      (await get({ 'If-Modified-Since': date, ...more })).status;
    expect(await since('Thu, 19 Nov 2026 08:00:00 GMT')).toBe(304);
    expect(await since('Thu, 19 Nov 2026 07:59:59 GMT')).toBe(200);
    expect(await since('evil')).toBe(200);
    expect(await since('Fri, 20 Nov 2026 08:00:00 GMT', { 'If-None-Match': '"other"' })).toBe(200);
  });

  test('only if the response would otherwise be a 200', async () => {
    encoded = await encodeResponse(whole({}, words, 404));
    const { status, headers } = await get({ 'If-None-Match': '*' });
    expect([status, headers.etag]).toEqual([404, undefined]);
  });
});

test.each([
  ['shorter than 800 bytes', whole({}, 'a'.repeat(799))],
  ['a picture', whole({ 'content-type': 'image/avif' })],
  ['a PDF', whole({ 'content-type': 'application/pdf' })],
  ['already encoded', whole({ 'content-encoding': 'gzip' })],
  ['marked no-transform', whole({ 'cache-control': 'public, No-Transform' })],
])('a response that is %s is sent unchanged', async (_, response) => {
  const { codings } = await encodeResponse(response);
  expect(Object.keys(codings)).toEqual(['identity']);
  expect(codings.identity.head).not.toHaveProperty('vary');
});

test('the size of a response is that of its encoded copies plus 2 KB for each', async () => {
  const one = await encodeResponse(whole());
  const bodies = [one.codings.br?.body.length ?? 0, one.codings.gzip?.body.length ?? 0, words.length];
  expect(sizeOf(one)).toBe(bodies.reduce((sum, length) => sum + length, 6000));
});
