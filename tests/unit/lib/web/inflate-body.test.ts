import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { fail, ok } from '@/lib/base/outcome';
import { inflateBody } from '@/lib/web/inflate-body';

const text = 'ten bytes.';

function reply(body: Buffer | Readable, headers: IncomingMessage['headers'] = {}): IncomingMessage {
  const stream = body instanceof Readable ? body : Readable.from([body]);
  return Object.assign(stream, { headers }) as unknown as IncomingMessage;
}

/** Creates a body that breaks off with an error after these bytes. */
function broken(bytes: Buffer, code: string): Readable {
  return Readable.from(
    (function* () {
      yield bytes;
      throw Object.assign(new Error('broken'), { code });
    })(),
  );
}

const coded = (coding: string) => ({ 'content-encoding': coding });

describe('inflateBody', () => {
  test.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['deflate', deflateSync(text)],
    [' GZip ', gzipSync(text)],
    ['identity', Buffer.from(text)],
    ['', Buffer.from(text)],
  ])('decodes the content coding %j', async (coding, body) => {
    expect(await inflateBody(reply(body, coded(coding)), { maxBytes: 100 })).toEqual(ok(Buffer.from(text)));
  });

  test('returns a body without Content-Encoding unchanged, even in several chunks', async () => {
    const pieces = Readable.from([Buffer.from('ten '), Buffer.from('bytes.')]);
    expect(await inflateBody(reply(pieces), { maxBytes: 10 })).toEqual(ok(Buffer.from(text)));
  });
});

describe('a wrong content coding', () => {
  const xml = '<rss></rss>';
  test.each([
    ['aws-chunked', Buffer.from(xml)],
    ['gzip, aws-chunked', gzipSync(xml)],
    ['gzip, gzip', gzipSync(gzipSync(xml))],
    ['gzip', Buffer.from(xml)],
    ['br', Buffer.from(xml)],
    ['br', gzipSync(xml)],
    ['deflate', deflateRawSync(xml)],
    ['deflate', Buffer.from(xml)],
    ['constructor', Buffer.from(xml)],
    ['__proto__', gzipSync(xml)],
  ])('is ignored: %s', async (coding, body) => {
    expect(await inflateBody(reply(body, coded(coding)), { maxBytes: 100 })).toEqual(ok(Buffer.from(xml)));
  });
});

describe('gzip without Content-Encoding', () => {
  test.each([{}, coded('identity')])('is decoded if the headers are %j', async (headers) => {
    expect(await inflateBody(reply(gzipSync(text), headers), { maxBytes: 100 })).toMatchObject({
      value: Buffer.from(text),
    });
  });

  test.each([
    ['a body that consists only of the two magic bytes', [0x1f, 0x8b]],
    ['a body with only the first magic byte', [0x1f, 0x20, 0x20]],
    ['a body with only the second magic byte', [0x20, 0x8b, 0x20]],
    ['an empty body', []],
  ])('is not assumed for %s', async (_, bytes) => {
    expect(await inflateBody(reply(Buffer.from(bytes)), { maxBytes: 100 })).toEqual(ok(Buffer.from(bytes)));
  });
});

describe('the size limit', () => {
  test.each([
    ['as received', Buffer.from(text), {}],
    ['decoded', gzipSync(text), coded('gzip')],
  ])('keeps the start of a longer body if keepsStart is set (bytes %s)', async (_, body, headers) => {
    const limits = { maxBytes: body.length > 20 ? 30 : 5, keepsStart: true };
    const expected = body.length > 20 ? text : text.slice(0, 5);
    expect(await inflateBody(reply(body, headers), limits)).toEqual(ok(Buffer.from(expected)));
  });

  test('rejects a larger Content-Length without reading the body', async () => {
    const large = reply(Buffer.from(text), { 'content-length': '10' });
    expect(await inflateBody(large, { maxBytes: 9 })).toEqual(fail('too-large', 'announces 10 bytes'));
    expect(large.destroyed).toBe(true);
  });

  test('accepts a Content-Length of exactly the limit', async () => {
    const fits = reply(Buffer.from(text), { 'content-length': '10' });
    expect(await inflateBody(fits, { maxBytes: 10 })).toMatchObject({ ok: true });
  });

  test.each([
    ['as received', Buffer.from(text), {}],
    ['decoded', gzipSync(text), coded('gzip')],
    ['decoded without a content coding', gzipSync('a'.repeat(1000)), {}],
  ])('applies to bytes %s, and closes the connection when exceeded', async (_, body, headers) => {
    const maxBytes = body.length > 20 && !('content-encoding' in headers) ? 999 : 9;
    const large = reply(body, headers);
    expect(await inflateBody(large, { maxBytes })).toEqual(fail('too-large', `more than ${maxBytes} bytes`));
    expect(large.destroyed).toBe(true);
  });
});

test.each([
  ['damaged', 'br', Buffer.from('no brotli at all')],
  ['truncated', 'gzip', gzipSync(text).subarray(0, 15)],
])('a %s compressed body is rejected with the reason “bad-compression”', async (_, coding, body) => {
  expect(await inflateBody(reply(body, coded(coding)), { maxBytes: 100 })).toMatchObject({
    failure: { reason: 'bad-compression' },
  });
});

test('the connection is closed if a body that is labeled as gzip is not gzip', async () => {
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.from('no gzip at all');
    })(),
  );
  await inflateBody(reply(endless, coded('gzip')), { maxBytes: 100 });
  expect(endless.destroyed).toBe(true);
});

test.each([
  ['a plain body', {}, 'ECONNRESET'],
  ['a compressed body', coded('gzip'), 'ECONNRESET'],
  ['a compressed body, with a stream error', coded('gzip'), 'ERR_STREAM_PREMATURE_CLOSE'],
])('inflateBody rejects if the connection breaks in the middle of %s', async (_, headers, code) => {
  const half = gzipSync(text).subarray(0, 12);
  await expect(inflateBody(reply(broken(half, code), headers), { maxBytes: 100 })).rejects.toMatchObject({
    code,
  });
});
