import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { inflateBody } from '@/lib/web/inflate-body';

const text = 'ten bytes.';

function reply(body: Buffer | Readable, headers: IncomingMessage['headers'] = {}): IncomingMessage {
  const stream = body instanceof Readable ? body : Readable.from([body]);
  return Object.assign(stream, { headers }) as unknown as IncomingMessage;
}

/** A connection that breaks after these bytes. */
function broken(bytes: Buffer, code: string): Readable {
  return Readable.from(
    (function* () {
      yield bytes;
      throw Object.assign(new Error('broken'), { code });
    })(),
  );
}

const coded = (coding: string) => ({ 'content-encoding': coding });

describe('a body is read as its content coding says', () => {
  test.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['deflate', deflateSync(text)],
    [' GZip ', gzipSync(text)],
    ['identity', Buffer.from(text)],
    ['', Buffer.from(text)],
  ])('%j', async (coding, body) => {
    expect(await inflateBody(reply(body, coded(coding)), 100)).toEqual({
      ok: true,
      value: Buffer.from(text),
    });
  });

  test('with no header, in as many pieces as it comes', async () => {
    const pieces = Readable.from([Buffer.from('ten '), Buffer.from('bytes.')]);
    expect(await inflateBody(reply(pieces), 10)).toEqual({ ok: true, value: Buffer.from(text) });
  });

  test('an unknown one is told, as much of its name as fits a line of the log', async () => {
    expect(await inflateBody(reply(Buffer.from(text), coded('z'.repeat(99))), 100)).toEqual({
      ok: false,
      failure: { reason: 'bad-compression', detail: `unknown content coding ${'z'.repeat(40)}` },
    });
  });
});

test.each(['constructor', '__proto__', 'toString'])('%s is no content coding', async (coding) => {
  expect(await inflateBody(reply(Buffer.from(text), coded(coding)), 100)).toEqual({
    ok: false,
    failure: { reason: 'bad-compression', detail: `unknown content coding ${coding.toLowerCase()}` },
  });
});

describe('gzip that nothing announced', () => {
  test.each([{}, coded('identity')])('is inflated too, with %j', async (headers) => {
    expect(await inflateBody(reply(gzipSync(text), headers), 100)).toMatchObject({
      value: Buffer.from(text),
    });
  });

  test.each([
    ['two bytes', [0x1f, 0x8b]],
    ['the first byte of gzip alone', [0x1f, 0x20, 0x20]],
    ['the second byte of gzip alone', [0x20, 0x8b, 0x20]],
    ['nothing', []],
  ])('is not seen in %s', async (_, bytes) => {
    expect(await inflateBody(reply(Buffer.from(bytes)), 100)).toEqual({
      ok: true,
      value: Buffer.from(bytes),
    });
  });
});

describe('the cap on bytes', () => {
  test('a body that announces more is not read', async () => {
    const large = reply(Buffer.from(text), { 'content-length': '10' });
    expect(await inflateBody(large, 9)).toEqual({
      ok: false,
      failure: { reason: 'too-large', detail: 'announces 10 bytes' },
    });
    expect(large.destroyed).toBe(true);
  });

  test('a body that announces as many as allowed is read', async () => {
    const fits = reply(Buffer.from(text), { 'content-length': '10' });
    expect(await inflateBody(fits, 10)).toMatchObject({ ok: true });
  });

  test.each([
    ['as it came', Buffer.from(text), {}],
    ['inflated', gzipSync(text), coded('gzip')],
    ['inflated, unannounced', gzipSync('a'.repeat(1000)), {}],
  ])('counts the bytes %s, and lets go of the connection', async (_, body, headers) => {
    const most = body.length > 20 && !('content-encoding' in headers) ? 999 : 9;
    const large = reply(body, headers);
    expect(await inflateBody(large, most)).toEqual({
      ok: false,
      failure: { reason: 'too-large', detail: `more than ${most} bytes` },
    });
    expect(large.destroyed).toBe(true);
  });
});

test.each([
  ['damaged', Buffer.from('no gzip at all')],
  ['cut off', gzipSync(text).subarray(0, 15)],
])('a compressed body that is %s is a failure of its compression', async (_, body) => {
  expect(await inflateBody(reply(body, coded('gzip')), 100)).toMatchObject({
    failure: { reason: 'bad-compression' },
  });
});

test('a connection that goes on after its compression broke is let go of', async () => {
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.from('no gzip at all');
    })(),
  );
  await inflateBody(reply(endless, coded('gzip')), 100);
  expect(endless.destroyed).toBe(true);
});

test.each([
  ['a plain body', {}, 'ECONNRESET'],
  ['a compressed body', coded('gzip'), 'ECONNRESET'],
  ['a compressed body, by an error of the stream', coded('gzip'), 'ERR_STREAM_PREMATURE_CLOSE'],
])('a connection that breaks within %s is an error of the connection', async (_, headers, code) => {
  const half = gzipSync(text).subarray(0, 12);
  await expect(inflateBody(reply(broken(half, code), headers), 100)).rejects.toMatchObject({ code });
});
