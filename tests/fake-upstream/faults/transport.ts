import { head, type Wire } from '../wire';
import { type Faults, plays, rssOf, type Scene, sends } from './fault';

const xmlType = 'Content-Type: application/rss+xml; charset=utf-8';
const dripMs = 500;

/** Returns the feed's bytes, their first half, and a response head whose Content-Length counts all of them. */
function halved(scene: Scene) {
  const body = Buffer.from(rssOf(scene));
  const fullHead = head('200 OK', xmlType, `Content-Length: ${body.length}`);
  return { body, half: body.subarray(0, body.length >> 1), fullHead };
}

function dripBytes(wire: Wire, bytes: Buffer): void {
  let next = 0;
  wire.every(dripMs, () => {
    if (next >= bytes.length) return;
    next += 1;
    const byte = bytes.subarray(next - 1, next);
    if (next === bytes.length) wire.end(byte);
    else wire.write(byte);
  });
}

/** Sends half of the feed as one chunk, then `then` instead of the next chunk. */
function halfChunked(scene: Scene, wire: Wire, then: string): void {
  const { half } = halved(scene);
  wire.write(head('200 OK', xmlType, 'Transfer-Encoding: chunked'));
  wire.write(`${half.length.toString(16)}\r\n`);
  wire.write(half);
  wire.end(then);
}

/** Faults where the connection fails or stalls, or the response is not HTTP. */
export const transportFaults = {
  // Closes when the request arrives, before any response.
  'reset-on-connect': plays(['reset', 'refused'], (_scene, wire) => wire.reset()),
  // Never responds.
  hang: plays('timeout', () => undefined),
  'hang-headers': plays('timeout', (_scene, wire) => wire.write('HTTP/1.1 200 OK\r\nContent-Ty')),
  // Sends one byte of a header at a time, and never reaches the body.
  'slow-header-drip': plays('timeout', (_scene, wire) => {
    wire.write('HTTP/1.1 200 OK\r\nX-Drip: ');
    wire.every(dripMs, () => wire.write('.'));
  }),
  'hang-body': plays('timeout', (scene, wire) => {
    const { half, fullHead } = halved(scene);
    wire.write(fullHead);
    wire.write(half);
  }),
  // Sends the headers immediately, then two bytes of the body per second.
  'slow-drip': plays('timeout', (scene, wire) => {
    const { body, fullHead } = halved(scene);
    wire.write(fullHead);
    dripBytes(wire, body);
  }),
  // Waits five seconds, then sends the complete feed.
  'slow-5s': plays('served', (scene, wire) => {
    const { body, fullHead } = halved(scene);
    wire.after(scene.options.ms ?? 5000, () => {
      wire.write(fullHead);
      wire.end(body);
    });
  }),
  'reset-mid-body': plays(['reset', 'truncated'], (scene, wire) => {
    const { half, fullHead } = halved(scene);
    wire.write(fullHead);
    // A reset discards unread data, so the client first gets a moment to read.
    wire.write(half, () => wire.after(20, () => wire.reset()));
  }),
  // Closes properly after half of the announced Content-Length.
  'close-mid-body-with-length': plays(['truncated', 'reset', 'bad-reply'], (scene, wire) => {
    const { half, fullHead } = halved(scene);
    wire.write(fullHead);
    wire.end(half);
  }),
  // Closes without the final empty chunk.
  'close-mid-chunked': plays(['truncated', 'reset', 'bad-reply'], (scene, wire) =>
    halfChunked(scene, wire, '\r\n'),
  ),
  'empty-reply': plays(['reset', 'bad-reply'], (_scene, wire) => wire.end()),
  'garbage-http': plays('bad-reply', (_scene, wire) => wire.end('220 mail.example.org ESMTP ready\r\n')),
  // The second chunk's size is not a number.
  'bad-chunk': plays(['bad-reply', 'truncated', 'reset'], (scene, wire) =>
    halfChunked(scene, wire, '\r\nzebra\r\n'),
  ),
  // Two different Content-Length headers.
  'two-lengths': plays('bad-reply', (scene, wire) => {
    const { body } = halved(scene);
    wire.write(head('200 OK', xmlType, `Content-Length: ${body.length}`, 'Content-Length: 7'));
    wire.end(body);
  }),
  // 2 MB of headers before the feed.
  'huge-headers': plays(['bad-reply', 'too-large'], (scene, wire) => {
    const { body } = halved(scene);
    const padding = Array.from({ length: 2000 }, (_, line) => `X-Padding-${line}: ${'p'.repeat(1024)}`);
    wire.write(head('200 OK', xmlType, `Content-Length: ${body.length}`, ...padding));
    wire.end(body);
  }),
  // Headers that the site must not pass on: cookies, ETags, refresh, CORS, links.
  'header-injection': sends('served', rssOf, undefined, {
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
} satisfies Faults;
