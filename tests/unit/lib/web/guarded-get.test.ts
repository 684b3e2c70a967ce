import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guardedGet, guardedPost, headersFor } from '@/lib/web/guarded-get';
import { onLoopback } from '../../on-loopback';

let server: Server;
let origin: string;
/** The end of the connection that an endless body was sent over. */
let hungUp: Promise<unknown>;
/** The last form that was posted. */
let posted: Pick<IncomingMessage, 'method' | 'headers'> & { body: string };

/**
 * `/hop/301-302` answers 301 to `/hop/302`, that 302 to `/end`; `/bytes/7` has seven, with `?gzip` compressed; `/hub` takes
 * forms.
 */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { url = '', method, headers } = request;
    const [, what, rest = ''] = url.split('/');
    if (what === 'hub') posted = { method, headers, body: await text(request) };
    if (what === 'hop') {
      const [status, ...more] = rest.split('-');
      const location = more.length > 0 ? `/hop/${more.join('-')}` : '/end';
      return response.writeHead(Number(status), { location }).end();
    }
    if (what === 'broken') return response.destroy();
    if (what === 'endless') {
      const letters = function* () {
        for (;;) yield 'a'.repeat(1000);
      };
      hungUp = once(response, 'close');
      return Readable.from(letters()).pipe(response);
    }
    const body = Buffer.alloc(what === 'bytes' ? Number.parseInt(rest, 10) : 3, 'a');
    if (!url.endsWith('?gzip')) return response.writeHead(what === 'gone' ? 410 : 200).end(body);
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body));
  });
  origin = (await onLoopback(server)).origin;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const options = { headers: { 'User-Agent': 'Paper/1.0' }, timeoutMs: 10_000 };
const get = (path: string, maxBytes = 1000) => guardedGet(`${origin}${path}`, { ...options, maxBytes });

describe('redirects', () => {
  test.each([
    ['five are followed', '302-302-302-302-302', { ok: true, value: { status: 200 } }],
    ['six are a loop', '302-302-302-302-302-302', { failure: { reason: 'redirect-loop' } }],
  ])('%s', async (_, chain, outcome) => {
    expect(await get(`/hop/${chain}`)).toMatchObject(outcome);
  });

  test.each([
    ['301', '/end'],
    ['308', '/end'],
    ['301-301', '/end'],
    ['301-302', '/hop/302'],
    ['302', undefined],
    ['307', undefined],
    ['302-301', undefined],
    ['303-308', undefined],
  ])('after %s the feed has moved to %s', async (chain, place) => {
    const movedTo = place && `${origin}${place}`;
    expect(await get(`/hop/${chain}`)).toMatchObject({ ok: true, value: { status: 200, movedTo } });
  });
});

test.each(['', '?gzip'])('as many bytes as allowed are taken, one more is too large %s', async (query) => {
  const bytes = Buffer.alloc(100, 'a');
  expect(await get(`/bytes/100${query}`, 100)).toMatchObject({ ok: true, value: { bytes } });
  expect(await get(`/bytes/101${query}`, 100)).toMatchObject({ failure: { reason: 'too-large' } });
});

test('a body without an end is hung up on when it is too large', async () => {
  expect(await get('/endless')).toMatchObject({ failure: { reason: 'too-large' } });
  await hungUp;
});

test('the body of an error page is not read', async () => {
  expect(await get('/gone/')).toMatchObject({ ok: true, value: { status: 410, bytes: Buffer.alloc(0) } });
});

describe('a key is for the configured origin alone', () => {
  const headers = { Authorization: 'Bearer a-key', Accept: 'application/json' };
  test.each([
    ['https://functions.example/a', headers],
    ['https://other.example/a', { Accept: 'application/json' }],
    ['http://functions.example/a', { Accept: 'application/json' }],
    ['https://functions.example:8443/a', { Accept: 'application/json' }],
  ])('to %s go %j', (address, sent) => {
    expect(headersFor(new URL(address), 'https://functions.example', headers)).toEqual(sent);
  });
});

test.each(['http://127.0.0.1/a', 'http://example.org:8080/a', 'http://[::1]/a'])(
  'an untrusted address has no origin of its own: %s is refused',
  async (address) => {
    const outcome = await guardedGet(address, { ...options, maxBytes: 1000, untrusted: true });
    expect(outcome).toMatchObject({ failure: { reason: 'address-refused' } });
  },
);

describe('a form', () => {
  test('is posted with its fields, encoded, and the headers that were given', async () => {
    const form = { 'hub.mode': 'publish', 'hub.url': 'https://paper.example/é?a&b' };
    expect(await guardedPost(`${origin}/hub`, form, options)).toMatchObject({ value: { status: 200 } });
    expect(posted).toMatchObject({
      method: 'POST',
      body: 'hub.mode=publish&hub.url=https%3A%2F%2Fpaper.example%2F%C3%A9%3Fa%26b',
      headers: {
        'user-agent': 'Paper/1.0',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '69',
      },
    });
  });

  test.each([
    ['its answer is the status alone', '/bytes/7', { value: { status: 200, bytes: Buffer.alloc(0) } }],
    ['it is not carried to where a redirect leads', '/hop/307', { value: { status: 307 } }],
    ['a connection that breaks has a name', '/broken', { failure: { reason: 'reset' } }],
  ])('%s', async (_, path, outcome) => {
    expect(await guardedPost(`${origin}${path}`, {}, options)).toMatchObject(outcome);
  });

  test('what follows the status is hung up on', async () => {
    expect(await guardedPost(`${origin}/endless`, {}, options)).toMatchObject({ value: { status: 200 } });
    await hungUp;
  });
});
