import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EncodedResponse, encodeResponse } from '@/lib/server/finished/encoded-response';
import { codingsFor, sendResponse } from '@/lib/server/finished/send-response';
import type { SiteResponse } from '@/lib/server/response';

const page = 'The news of the town, from the people and places that make it. '.repeat(300);
const answer = (more: Record<string, string> = {}, body = page, status = 200): SiteResponse => ({
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

  test('as it was packed before, where it was', async () => {
    const packed = brotliCompressSync(page);
    shown = await encodeResponse({ ...answer(), brotli: packed }, 5, true);
    expect((await ask({ 'Accept-Encoding': 'br' })).body).toEqual(packed);
    expect(String((await ask()).body)).toBe(page);
  });

  test('with its length, and says that it varies', async () => {
    shown = await encodeResponse(answer(), 5, true);
    const [br, gzip, plain] = [
      await ask({ 'Accept-Encoding': 'br' }),
      await ask({ 'Accept-Encoding': 'gzip' }),
      await ask(),
    ];
    expect(brotliDecompressSync(br.body).toString()).toBe(page);
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    expect(plain.body.toString()).toBe(page);
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
    expect([headers['content-length'], body.length]).toEqual([String(page.length), 0]);
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
  shown = await encodeResponse(answer({}, page, 404), 5, true);
  const { status, headers } = await ask({ 'If-None-Match': '*' });
  expect([status, headers.etag]).toEqual([404, undefined]);
});
