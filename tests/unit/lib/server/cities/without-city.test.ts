import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import {
  cityFor,
  networkResponse,
  responseWithoutCity,
  sendWithoutCity,
  unknownHostResponse,
} from '@/lib/server/cities/without-city';
import { readRequest } from '@/lib/server/requests/read-request';
import { anaheim } from '../../../anaheim';
import { smallest, writeCities } from '../../city/read/write-city';
import { type Asking, askServer } from '../ask-server';

const text = ({ body }: { body: Buffer }) => String(body);

test('a host that is no publication’s gets a plain 404 that nobody keeps', () => {
  const { status, headers } = unknownHostResponse();
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([404, 'no-store', 'noindex']);
  expect(text(unknownHostResponse())).toContain('There is no publication at this address.');
});

test('the network lists its publications by state and title, with their addresses', () => {
  const other = { ...anaheim, key: 'aa', siteTitle: 'Aa <News>', name: 'Bb' };
  const page = text(networkResponse([anaheim, other], ({ key }) => `https://${key}.example`));
  expect(page.indexOf('https://aa.example')).toBeLessThan(page.indexOf('https://anaheim.example'));
  expect(page).toContain('<h2>California</h2>');
  expect(page).toContain('Aa &lt;News&gt;</a>, Bb</li>');
  expect(page).not.toContain('noindex');
});

test('the list of the network may be kept for five minutes by shared caches', () => {
  const { status, headers } = networkResponse([anaheim], () => 'https://a.example');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=300',
    'x-content-type-options': 'nosniff',
  });
});

const before = { ...process.env };

beforeAll(() => {
  setProcessWide('city store', undefined);
  const cities = {
    boulder: `${smallest}hosts: [boulder.example]`,
    marfa: `${smallest}hosts: [marfa.example]`,
  };
  Object.assign(process.env, { CITIES_DIR: writeCities(cities), CITY: '', NETWORK_HOST: 'news.example' });
});
afterAll(() => {
  setProcessWide('city store', undefined);
  process.env = { ...before };
});

test.each(['news.example', 'News.Example:8080', 'news.example.'])('%s lists the publications', (host) => {
  const { status, body } = responseWithoutCity({ host, path: '/' });
  expect(status).toBe(200);
  expect(String(body)).toContain('<a href="https://boulder.example">');
});

test.each([
  ['news.example', '/blog'],
  ['other.example', '/'],
  [undefined, '/'],
  ['other.example', '/api/healthy'],
])('nothing is at %s%s', (host, path) => {
  expect(responseWithoutCity({ host, path }).status).toBe(404);
});

let server: Server;
beforeAll(async () => {
  server = createServer((asked, response) => {
    const read = readRequest(asked);
    response.setHeader('x-city', cityFor(read) ?? 'none');
    void sendWithoutCity(read, asked, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const ask = (path: string, asking: Asking = {}) => askServer(server, path, asking);

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

test('a page is the city’s', async () => {
  expect((await ask('/faq', { headers: { Host: 'boulder.example' } })).headers['x-city']).toBe('boulder');
});
