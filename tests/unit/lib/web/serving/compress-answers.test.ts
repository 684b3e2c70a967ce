import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { compressAnswers } from '@/lib/web/serving/compress-answers';

const sentence = 'The news of the town, from the people and places that make it. ';
const page = sentence.repeat(3000);

const answers: Record<string, (response: ServerResponse) => void> = {
  '/page': (response) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('ETag', '"a"').end(page),
  '/word': (response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end('A word.'),
  '/picture': (response) => response.setHeader('Content-Type', 'image/avif').end(page),
  '/stream': (response) =>
    response
      .setHeader('Content-Type', 'text/event-stream')
      .setHeader('Cache-Control', 'no-store, no-transform')
      .end(page),
};

let stop: () => void;
const server = createServer((asked, response) => answers[asked.url ?? '']?.(response));
beforeAll(async () => {
  stop = compressAnswers();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  stop();
  server.close();
});

/** The bytes as they are sent. */
function ask(
  path: string,
  accepts?: string,
): Promise<{ coding?: string; vary?: string; etag?: string; bytes: Buffer }> {
  const { port } = server.address() as AddressInfo;
  const headers = accepts ? { 'Accept-Encoding': accepts } : {};
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, agent: false }, async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece);
      const { 'content-encoding': coding, vary, etag } = response.headers;
      resolve({ coding, vary, etag, bytes: Buffer.concat(pieces) });
    })
      .on('error', reject)
      .end();
  });
}

describe('a page goes out', () => {
  test.each(['gzip, deflate, br, zstd', 'br', 'br;q=0.5'])('as Brotli to who takes %s', async (accepts) => {
    const { coding, vary, bytes } = await ask('/page', accepts);
    expect({ coding, vary }).toEqual({ coding: 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(bytes).toString()).toBe(page);
  });

  test.each(['gzip', 'gzip, br;q=0'])('as gzip to who takes %s', async (accepts) => {
    const { coding, bytes } = await ask('/page', accepts);
    expect(coding).toBe('gzip');
    expect(gunzipSync(bytes).toString()).toBe(page);
  });

  test.each([undefined, 'identity', 'compress', 'gzip;q=0'])('as it is to who takes %s', async (accepts) => {
    const { coding, vary, bytes } = await ask('/page', accepts);
    expect({ coding, vary }).toEqual({ coding: undefined, vary: 'Accept-Encoding' });
    expect(bytes.toString()).toBe(page);
  });
});

test('the tag of a page is weak where it is compressed, since its bytes are others then', async () => {
  expect((await ask('/page', 'br')).etag).toBe('W/"a"');
  expect((await ask('/page', 'gzip')).etag).toBe('W/"a"');
  expect((await ask('/page')).etag).toBe('"a"');
});

test.each([
  ['too short to gain by it', '/word'],
  ['a picture, which is compressed in itself', '/picture'],
  ['a live stream, which says no-transform', '/stream'],
])('what is left alone: %s', async (_, path) => {
  expect((await ask(path, 'br, gzip')).coding).toBeUndefined();
});
