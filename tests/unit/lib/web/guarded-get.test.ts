import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { guardedGet, guardedPost, headersFor } from '@/lib/web/guarded-get';
import { onLoopback } from '../../on-loopback';

const posted: unknown[][] = [];
const cookiesSent: unknown[] = [];
/** Resolves when the client has closed the connection of an endless response. */
let hungUp: Promise<unknown>;

/**
 * `/hop/301-302` replies 301 to `/hop/302`, then 302 to `/end`; `/bytes/7` has seven bytes, compressed with `?gzip`.
 */
const server = createServer((request, response) => {
  const { url = '' } = request;
  const [, what, rest = ''] = url.split('/');
  if (what === 'hop') {
    const [status, ...more] = rest.split('-');
    const location = more.length > 0 ? `/hop/${more.join('-')}` : '/end';
    return response.writeHead(Number(status), { location }).end();
  }
  if (what === 'post') {
    const sent = request.toArray().then((parts) => Buffer.concat(parts));
    return void sent.then(
      (body) =>
        posted.push([request.method, request.headers['content-type'], String(body)]) &&
        response.writeHead(Number(rest), { location: '/end' }).end(),
    );
  }
  if (what === 'cookie') {
    cookiesSent.push(request.headers.cookie);
    const hasCookie = request.headers.cookie === 'seen=1; area=coast';
    if (hasCookie) return response.end('inside');
    const cookies = rest === 'set' ? { 'set-cookie': ['seen=1; Path=/; HttpOnly', 'area=coast'] } : {};
    return response
      .writeHead(302, { location: rest === 'set' ? '/cookie/feed' : '/cookie/set', ...cookies })
      .end();
  }
  if (what === 'private') {
    const { authorization = 'none' } = request.headers;
    return rest ? response.writeHead(302, { location: '/private' }).end() : response.end(authorization);
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
const { origin } = await onLoopback(server);

const options = { headers: { 'User-Agent': 'Paper/1.0' }, timeoutMs: 10_000 };
const get = (path: string, maxBytes = 1000) => guardedGet(`${origin}${path}`, { ...options, maxBytes });

test.each([200, 302])(
  'posts JSON once and returns the status %i without following a redirect',
  async (status) => {
    posted.length = 0;
    const reply = await guardedPost(`${origin}/post/${status}`, '{"text":"a"}', options);
    expect(reply).toMatchObject({ ok: true, value: { status } });
    expect(posted).toEqual([['POST', 'application/json', '{"text":"a"}']]);
  },
);

test('guardedPost does not post to a forbidden address', async () => {
  expect(await guardedPost('ftp://news.example/', '{}', options)).toMatchObject({
    failure: { reason: 'address-refused' },
  });
});

test('a cookie set by a redirect is kept only for that redirect chain', async () => {
  for (const _ of ['first', 'second'])
    expect(await get('/cookie/feed')).toMatchObject({
      ok: true,
      value: { bytes: Buffer.from('inside'), url: `${origin}/cookie/feed` },
    });
  const chain = [undefined, undefined, 'seen=1; area=coast'];
  expect(cookiesSent).toEqual([...chain, ...chain]);
});

describe('redirects', () => {
  test.each([
    ['five redirects are followed', '302-302-302-302-302', { ok: true, value: { status: 200 } }],
    ['six redirects count as a loop', '302-302-302-302-302-302', { failure: { reason: 'redirect-loop' } }],
  ])('are limited: %s', async (_, chain, outcome) => {
    expect(await get(`/hop/${chain}`)).toMatchObject(outcome);
  });

  test.each([
    ['301', '/end'],
    ['308', '/end'],
    ['301-301', '/end'],
    ['301-302', '/hop/302'],
  ])('with the status chain %s are reported as a permanent move to %s', async (chain, place) => {
    const movedTo = `${origin}${place}`;
    expect(await get(`/hop/${chain}`)).toMatchObject({ ok: true, value: { status: 200, movedTo } });
  });

  test.each(['302', '307', '302-301', '303-308'])(
    'with the status chain %s are not reported as a permanent move',
    async (chain) => {
      const movedTo = undefined;
      expect(await get(`/hop/${chain}`)).toMatchObject({ ok: true, value: { status: 200, movedTo } });
    },
  );
});

test.each(['', '?gzip'])(
  'guardedGet accepts a body of the maximum size and rejects one more byte, at an address that ends with “%s”',
  async (query) => {
    const bytes = Buffer.alloc(100, 'a');
    expect(await get(`/bytes/100${query}`, 100)).toMatchObject({ ok: true, value: { bytes } });
    expect(await get(`/bytes/101${query}`, 100)).toMatchObject({ failure: { reason: 'too-large' } });
  },
);

test('guardedGet closes the connection when an endless body reaches the size limit', async () => {
  expect(await get('/endless')).toMatchObject({ failure: { reason: 'too-large' } });
  await hungUp;
});

test('guardedGet does not read the body of an error response', async () => {
  expect(await get('/gone/')).toMatchObject({ ok: true, value: { status: 410, bytes: Buffer.alloc(0) } });
});

describe('an Authorization header goes only to the configured origin', () => {
  const headers = { Authorization: 'Bearer a-key', Accept: 'application/json' };
  test.each([
    ['https://functions.example/a', headers],
    ['https://other.example/a', { Accept: 'application/json' }],
    ['http://functions.example/a', { Accept: 'application/json' }],
    ['https://functions.example:8443/a', { Accept: 'application/json' }],
  ])('requests to %s have the headers %j', (address, sent) => {
    expect(headersFor(new URL(address), 'https://functions.example', headers)).toEqual(sent);
  });
});

test.each(['private', 'private/moved'])(
  'guardedGet sends the user name and password of an address in a header, also after a redirect: /%s',
  async (path) => {
    const address = `${origin.replace('//', '//ana:a%2Fb%@')}/${path}`;
    const reply = await guardedGet(address, { ...options, maxBytes: 1000 });
    const bytes = Buffer.from(`Basic ${Buffer.from('ana:a/b%').toString('base64')}`);
    expect(reply).toMatchObject({ ok: true, value: { bytes, url: `${origin}/private` } });
  },
);

test('guardedGet fails with an explanation if a server offers only HTTP/2', async () => {
  const noApplicationProtocol = Buffer.from([21, 3, 3, 0, 2, 2, 120]);
  const server = createTcpServer((socket) =>
    socket.once('data', (hello) => socket.end(hello.includes('http/1.1') ? noApplicationProtocol : '')),
  );
  const { port } = await onLoopback(server);
  const outcome = await guardedGet(`https://127.0.0.1:${port}/`, { ...options, maxBytes: 1000 });
  expect(outcome).toMatchObject({ failure: { reason: 'tls', detail: 'the server does not offer HTTP/1.1' } });
});

test.each(['http://127.0.0.1/a', 'http://example.org:8080/a', 'http://[::1]/a'])(
  'an untrusted address must be public: rejects %s',
  async (address) => {
    const outcome = await guardedGet(address, { ...options, maxBytes: 1000, untrusted: true });
    expect(outcome).toMatchObject({ failure: { reason: 'address-refused' } });
  },
);

test('guardedGet closes the connection when only the status is needed', async () => {
  const response = await guardedGet(`${origin}/endless`, { ...options, maxBytes: 0, withoutBody: true });
  expect(response).toMatchObject({ value: { status: 200, bytes: Buffer.alloc(0) } });
  await hungUp;
});

test('guardedGet fails with the reason “reset” if the connection breaks', async () => {
  expect(await get('/broken')).toMatchObject({ failure: { reason: 'reset' } });
});
