import { head, type Wire } from '../wire';
import { type Faults, numberOption, okReply, rssOf, type Scene } from './fault';

const everyMs = { everyMs: 'milliseconds between two bytes (500)' };
const xmlType = 'Content-Type: application/rss+xml; charset=utf-8';
const chunked = 'Transfer-Encoding: chunked';

/** The feed in bytes, its first half, and the head that announces all of it. */
function halved(scene: Scene) {
  const body = Buffer.from(rssOf(scene));
  return {
    body,
    half: body.subarray(0, body.length >> 1),
    fullHead: head('200 OK', xmlType, `Content-Length: ${body.length}`),
  };
}

function dripBytes(scene: Scene, wire: Wire, bytes: Buffer): void {
  let next = 0;
  wire.every(numberOption(scene, 'everyMs', 500), () => {
    if (next >= bytes.length) return;
    next += 1;
    const byte = bytes.subarray(next - 1, next);
    if (next === bytes.length) wire.end(byte);
    else wire.write(byte);
  });
}

/** The connection itself fails, stalls, or speaks something that is not HTTP. */
export const transportFaults = {
  'reset-on-connect': {
    does: 'Resets the connection as soon as the request is read, before a byte is answered.',
    expect: ['reset', 'refused'],
    play: (_scene, wire) => wire.reset(),
  },
  hang: {
    does: 'Takes the request and never answers a byte.',
    expect: 'timeout',
    play: () => undefined,
  },
  'hang-headers': {
    does: 'Sends the status line and half a header, then nothing more.',
    expect: 'timeout',
    play: (_scene, wire) => wire.write('HTTP/1.1 200 OK\r\nContent-Ty'),
  },
  'slow-header-drip': {
    does: 'Sends the status line, then header bytes one at a time without ever coming to the body.',
    expect: 'timeout',
    takes: everyMs,
    play: (scene, wire) => {
      wire.write('HTTP/1.1 200 OK\r\nX-Drip: ');
      wire.every(numberOption(scene, 'everyMs', 500), () => wire.write('.'));
    },
  },
  'hang-body': {
    does: 'Sends the headers and half of the body, then nothing more.',
    expect: 'timeout',
    play: (scene, wire) => {
      const { half, fullHead } = halved(scene);
      wire.write(fullHead);
      wire.write(half);
    },
  },
  'slow-drip': {
    does: 'Sends the headers at once and the body at two bytes per second.',
    expect: 'timeout',
    takes: everyMs,
    play: (scene, wire) => {
      const { body, fullHead } = halved(scene);
      wire.write(fullHead);
      dripBytes(scene, wire, body);
    },
  },
  'slow-5s': {
    does: 'Waits five seconds, then answers the whole feed in good order.',
    expect: 'served',
    takes: { ms: 'milliseconds to wait (5000)' },
    play: (scene, wire) => {
      const { body, fullHead } = halved(scene);
      wire.after(numberOption(scene, 'ms', 5000), () => {
        wire.write(fullHead);
        wire.end(body);
      });
    },
  },
  'reset-mid-body': {
    does: 'Sends the headers and half of the body, then resets the connection.',
    expect: ['reset', 'truncated'],
    play: (scene, wire) => {
      const { half, fullHead } = halved(scene);
      wire.write(fullHead);
      // A reset discards what the other side has not read yet: leave it a moment to read.
      wire.write(half, () => wire.after(20, () => wire.reset()));
    },
  },
  'close-mid-body-with-length': {
    does: 'Announces the length of the whole feed, sends half of it and closes in order.',
    expect: ['truncated', 'reset', 'bad-reply'],
    play: (scene, wire) => {
      const { half, fullHead } = halved(scene);
      wire.write(fullHead);
      wire.end(half);
    },
  },
  'close-mid-chunked': {
    does: 'Sends half of the feed as one chunk and closes without the last, empty chunk.',
    expect: ['truncated', 'reset', 'bad-reply'],
    play: (scene, wire) => {
      const { half } = halved(scene);
      wire.write(head('200 OK', xmlType, chunked));
      wire.write(`${half.length.toString(16)}\r\n`);
      wire.write(half);
      wire.end('\r\n');
    },
  },
  'empty-reply': {
    does: 'Closes the connection in order without a byte.',
    expect: ['reset', 'bad-reply'],
    play: (_scene, wire) => wire.end(),
  },
  'garbage-http': {
    does: 'Answers bytes that are not HTTP.',
    expect: 'bad-reply',
    play: (_scene, wire) => wire.end('220 mail.example.org ESMTP ready\r\n'),
  },
  'bad-chunk': {
    does: 'Sends a chunked body whose second chunk has a size that is no number.',
    expect: ['bad-reply', 'truncated', 'reset'],
    play: (scene, wire) => {
      const { half } = halved(scene);
      wire.write(head('200 OK', xmlType, chunked));
      wire.write(`${half.length.toString(16)}\r\n`);
      wire.write(half);
      wire.end('\r\nzebra\r\n');
    },
  },
  'two-lengths': {
    does: 'Sends the whole feed under two Content-Length headers that differ.',
    expect: 'bad-reply',
    play: (scene, wire) => {
      const { body } = halved(scene);
      wire.write(head('200 OK', xmlType, `Content-Length: ${body.length}`, 'Content-Length: 7'));
      wire.end(body);
    },
  },
  'huge-headers': {
    does: 'Sends 2 MB of headers before the feed.',
    expect: ['bad-reply', 'too-large'],
    play: (scene, wire) => {
      const { body } = halved(scene);
      const padding = Array.from({ length: 2000 }, (_, line) => `X-Padding-${line}: ${'p'.repeat(1024)}`);
      wire.write(head('200 OK', xmlType, `Content-Length: ${body.length}`, ...padding));
      wire.end(body);
    },
  },
  'header-injection': {
    does: 'Serves the feed with headers that must not be passed on: cookies, cache tags, refresh, CORS, links.',
    expect: 'served',
    reply: (scene) =>
      okReply(rssOf(scene), undefined, {
        'Set-Cookie': ['session=stolen; Path=/', 'x-next=1'],
        'X-Next-Cache-Tags': '/,/_layout',
        'Cache-Tag': 'everything',
        'Surrogate-Control': 'max-age=31536000',
        'Surrogate-Key': 'everything',
        'Clear-Site-Data': '"*"',
        Refresh: '0; url=https://example.com/',
        Link: '<https://example.com/a.css>; rel=preload; as=style',
        'Access-Control-Allow-Origin': '*',
        'Content-Security-Policy': "default-src 'none'",
        'Strict-Transport-Security': 'max-age=0',
        'X-Middleware-Rewrite': 'https://example.com/',
      }),
  },
} satisfies Faults;
