import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { paces } from '@/lib/web/requests/costly-routes';
import { openRequestDoor } from '@/lib/web/requests/request-door';

type Seen = { method?: string; url?: string; headers: IncomingHttpHeaders };

// A stand-in for the framework: it says what it sees, and allows caches what the framework does.
const server: Server = createServer(({ method, url, headers }, response) => {
  response.setHeader('Cache-Control', 'public, s-maxage=30');
  if (url?.includes('moved')) response.setHeader('Location', '/elsewhere');
  response.statusCode = url?.includes('moved') ? 307 : 200;
  response.end(JSON.stringify({ method, url, headers }));
});

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type Answer = { seen: Seen; headers: IncomingHttpHeaders };

function ask({ path, method = 'GET', headers = {}, body }: Asked): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (piece) => (text += String(piece)));
      response.on('end', () => resolve({ seen: JSON.parse(text) as Seen, headers: response.headers }));
    })
      .on('error', reject)
      .end(body);
  });
}

let takeAway: () => void;
beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The clock stands still: nothing is granted anew while the test asks.
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  takeAway = openRequestDoor({ host: 'news.example', trustedProxies: 1 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  takeAway();
  server.close();
});

test('an ordinary request goes on under the public name, without what only the framework may say', async () => {
  const { seen, headers } = await ask({
    path: '/blog',
    headers: { Host: 'evil.example', 'X-Middleware-Subrequest': 'a', Accept: 'text/html' },
  });
  expect(seen).toMatchObject({
    method: 'GET',
    url: '/blog',
    headers: { host: 'news.example', accept: 'text/html' },
  });
  expect(seen.headers).not.toHaveProperty('x-middleware-subrequest');
  expect(headers['cache-control']).toBe('public, s-maxage=30');
});

test('a refused request is led to the page that says so, with nothing of its own', async () => {
  const { seen, headers } = await ask({
    path: '/%ff',
    method: 'POST',
    headers: { Evil: 'yes' },
    body: 'a=b',
  });
  expect(seen).toMatchObject({ method: 'GET', url: '/api/refused?status=405' });
  expect(Object.keys(seen.headers)).toEqual(['host']);
  expect(headers.connection).toBe('close');
});

test('who asks too often is told when to come back, and nobody else', async () => {
  const who = { 'X-Forwarded-For': '198.51.100.7' };
  for (let at = 0; at < paces.search.burst; at++) await ask({ path: '/search?q=a', headers: who });
  const { seen } = await ask({ path: '/search?q=a', headers: who });
  expect(seen.url).toBe('/api/refused?status=429&wait=1');
  const other = await ask({ path: '/search?q=a', headers: { 'X-Forwarded-For': '198.51.100.8' } });
  expect(other.seen.url).toBe('/search?q=a');
});

test('caches keep neither a redirect of the framework’s script nor a page under its address', async () => {
  const uncached = 'private, no-store';
  expect((await ask({ path: '/moved?_rsc=a', headers: { RSC: '1' } })).headers['cache-control']).toBe(
    uncached,
  );
  expect((await ask({ path: '/?_rsc=a' })).headers['cache-control']).toBe(uncached);
  expect((await ask({ path: '/?_rsc=a', headers: { RSC: '1' } })).headers['cache-control']).toContain(
    'public',
  );
});

test('a page in other letters is led to by the route that knows it, with nothing of the asker’s', async () => {
  const { seen } = await ask({ path: '/FAQ?a=B+c', headers: { Evil: 'yes' } });
  expect(seen.url).toBe(`/api/moved?from=${encodeURIComponent('/FAQ?a=B+c')}`);
  expect(Object.keys(seen.headers)).toEqual(['host']);
});

test('a redirect keeps the query that it was asked with', async () => {
  expect((await ask({ path: '/moved?a=B+c' })).headers.location).toBe('/elsewhere?a=B+c');
  expect((await ask({ path: '/moved' })).headers.location).toBe('/elsewhere');
});
