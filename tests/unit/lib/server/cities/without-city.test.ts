import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { cityFor, sendWithoutCity } from '@/lib/server/cities/without-city';
import { readRequest } from '@/lib/server/requests/read-request';
import { smallest, writeCities } from '../../city/read/write-city';
import { type Asking, askServer } from '../ask-server';

const before = { ...process.env };
let server: Server;
beforeAll(async () => {
  setProcessWide('city store', undefined);
  const cities = {
    boulder: `${smallest}hosts: [boulder.example]\n`,
    other: `${smallest.replace('name: Boulder', 'name: Bb')}hosts: [aa.example]\nsiteTitle: Aa <News>\n`,
  };
  Object.assign(process.env, { CITIES_DIR: writeCities(cities), CITY: '', NETWORK_HOST: 'news.example' });
  server = createServer((asked, response) => {
    const read = readRequest(asked);
    response.setHeader('x-city', cityFor(read) ?? 'none');
    void sendWithoutCity(read, asked, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  setProcessWide('city store', undefined);
  process.env = { ...before };
  server.close();
});

const ask = (path: string, asking: Asking = {}) => askServer(server, path, asking);
const at = (Host: string, path = '/') => ask(path, { headers: { Host } });

test.each(['news.example', 'News.Example:8080', 'news.example.'])(
  '%s lists the publications by state and title, which shared caches may keep for five minutes',
  async (host) => {
    const { status, headers, text } = await at(host);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=300',
      'x-content-type-options': 'nosniff',
    });
    expect(text).toContain('<h2>Colorado</h2>');
    expect(text).toContain('<a href="https://aa.example">Aa &lt;News&gt;</a>, Bb</li><li>');
    expect(text).toContain('<a href="https://boulder.example">');
    expect(text).not.toContain('noindex');
  },
);

test.each([
  ['news.example', '/blog'],
  ['other.example', '/'],
  ['other.example', '/api/healthy'],
])('nothing is at %s%s: a plain 404 that nobody keeps', async (host, path) => {
  const { status, headers, text } = await at(host, path);
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([404, 'no-store', 'noindex']);
  expect(text).toContain('There is no publication at this address.');
});

describe('is answered by the process itself', () => {
  test('a broken address, under a policy', async () => {
    const { status, headers } = await ask('/%ff');
    expect([status, headers['x-city']]).toEqual([400, 'none']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  test('a method that is not for reading', async () => {
    const { status, headers } = await ask('/', { method: 'POST', body: 'a=b' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['/api/health', '/api/%68ealth', '/api/health?a=b'])('its health: %s', async (path) => {
    const { status, headers, text } = await ask(path);
    expect([status, headers['x-city'], JSON.parse(text)]).toEqual([200, 'none', { live: true }]);
  });
});

test.each([
  ['closed where something is posted', {}, 'a=b', 'close'],
  ['closed where something of unknown length is', { 'Transfer-Encoding': 'chunked' }, 'a=b', 'close'],
  ['kept where nothing is', {}, undefined, 'keep-alive'],
])('what is posted is not waited for; the connection is %s', async (_, more, body, connection) => {
  const { headers } = await ask('/', {
    method: 'POST',
    headers: { ...more, Connection: 'keep-alive' },
    body,
  });
  expect(headers.connection).toBe(connection);
});

test('a page is its city’s', async () => {
  expect((await at('boulder.example', '/faq')).headers['x-city']).toBe('boulder');
});
