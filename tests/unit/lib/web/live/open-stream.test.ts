import { createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { openStream } from '@/lib/web/live/open-stream';
import { onLoopback } from '../../../on-loopback';

let server: Server | undefined;
let sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server?.close();
});

/** Starts a server that sends these pieces, one after another, on every connection; returns its address. */
async function saying(...pieces: string[]): Promise<string> {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.once('data', () => {
      const say = ([piece, ...rest]: string[]) => {
        if (piece === undefined) socket.end();
        else socket.write(piece, () => setImmediate(say, rest));
      };
      say(pieces);
    });
  });
  return new URL('/stream', await onLoopback(server)).href;
}

const open = (address: string, signal = new AbortController().signal) =>
  openStream(address, { Accept: 'audio/*' }, signal);

describe('openStream', () => {
  test.each([
    ['an HTTP server', ['HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\n\r\n', 'audio']],
    ['an old Shoutcast server', ['ICY 200 OK\r\n', 'Content-Type:audio/mpeg\r\n\r\nau', 'dio']],
  ])('returns the headers and the body from %s', async (_, pieces) => {
    const opened = await open(await saying(...pieces));
    if (!opened.ok) throw new Error(opened.failure.detail);
    expect(opened.value.headers['content-type']).toBe('audio/mpeg');
    expect(await text(opened.value.body)).toBe('audio');
  });

  test.each([
    ['HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n', 'redirect-refused'],
    ['HTTP/1.1 300 Multiple Choices\r\n\r\n', 'redirect-refused'],
    ['HTTP/1.1 400 Bad Request\r\n\r\n', 'http-status'],
    ['HTTP/1.1 404 Not Found\r\n\r\n', 'http-status'],
    ['ICY 401 Unauthorized\r\n\r\n', 'http-status'],
    ['HTTP/1.1 206 Partial Content\r\n\r\n', 'http-status'],
    ['IC', 'reset'],
    ['hello\r\n\r\n', 'bad-reply'],
    ['', 'reset'],
  ])('responds to %j with the failure “%s”', async (response, reason) => {
    expect(await open(await saying(response))).toMatchObject({ failure: { reason } });
  });

  test('fails with the reason “refused” if nothing listens', async () => {
    const address = await saying();
    server?.close();
    expect(await open(address)).toMatchObject({ failure: { reason: 'refused' } });
  });

  test.each(['http://user:word@127.0.0.1/', 'ftp://127.0.0.1/'])(
    'rejects %s without connecting',
    async (address) => {
      expect(await open(address)).toMatchObject({ failure: { reason: 'address-refused' } });
    },
  );

  test('closes the connection if it is aborted before or after the headers', async () => {
    const early = new AbortController();
    const address = await saying('HTTP/1.1 200 OK\r\n');
    const opening = open(address, early.signal);
    early.abort();
    expect((await opening).ok).toBe(false);
    const late = new AbortController();
    server?.close();
    const opened = await open(await saying('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nau'), late.signal);
    if (!opened.ok) throw new Error(opened.failure.detail);
    opened.value.body.on('error', () => {});
    const closed = new Promise((resolve) => opened.value.body.once('close', resolve));
    late.abort();
    await closed;
    expect(opened.value.body.destroyed).toBe(true);
  });
});
