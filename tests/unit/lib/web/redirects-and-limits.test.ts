import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guardedGet } from '@/lib/web/guarded-get';

let server: Server;
let origin: string;
/** The end of the connection that an endless body was sent over. */
let hungUp: Promise<unknown>;

/** `/hop/301-302` answers 301 to `/hop/302`, that 302 to `/end`; `/bytes/7` has seven, with `?gzip` compressed. */
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [, what, rest = ''] = url.split('/');
    if (what === 'hop') {
      const [status, ...more] = rest.split('-');
      const location = more.length > 0 ? `/hop/${more.join('-')}` : '/end';
      return response.writeHead(Number(status), { location }).end();
    }
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string, maxBytes = 1000) =>
  guardedGet(`${origin}${path}`, { headers: {}, timeoutMs: 10_000, maxBytes });

describe('redirects', () => {
  test('five are followed', async () => {
    expect(await get('/hop/302-302-302-302-302')).toMatchObject({ ok: true, value: { status: 200 } });
  });

  test('six are a loop', async () => {
    expect(await get('/hop/302-302-302-302-302-302')).toMatchObject({ failure: { reason: 'redirect-loop' } });
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

describe('the cap on bytes', () => {
  test.each(['', '?gzip'])('as many as allowed are taken %s', async (query) => {
    expect(await get(`/bytes/100${query}`, 100)).toMatchObject({
      ok: true,
      value: { bytes: Buffer.alloc(100, 'a') },
    });
  });

  test.each(['', '?gzip'])('one more is too large %s', async (query) => {
    expect(await get(`/bytes/101${query}`, 100)).toMatchObject({ failure: { reason: 'too-large' } });
  });
});

test('a body without an end is hung up on when it is too large', async () => {
  expect(await get('/endless')).toMatchObject({ failure: { reason: 'too-large' } });
  await hungUp;
});

test('the body of an error page is not read', async () => {
  expect(await get('/gone/')).toMatchObject({ ok: true, value: { status: 410, bytes: Buffer.alloc(0) } });
});
