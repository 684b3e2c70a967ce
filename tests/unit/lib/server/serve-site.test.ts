import { createServer, type RequestListener } from 'node:http';
import { expect, test } from '@jest/globals';
import type { Handler } from '@/lib/http/in-memory';
import { createHandler } from '@/lib/server/serve-site';
import { onLoopback } from '../../on-loopback';
import { serveCitiesOf, smallest, writeCities } from '../city/read/write-city';
import { askServer } from './ask-server';

/** Stands in for Next.js or the cache, and responds with the request that it received. */
const told =
  (by: string): Handler =>
  ({ headers, url }, response) =>
    response.setHeader('x-city', String(headers['x-city'])).end(`${by} ${headers.host} ${url}`);

const laredo = `${smallest}hosts: [laredo.example]\nlocale: es-US\n`;
const cities = { boulder: `${smallest}hosts: [boulder.example]\n`, laredo, marfa: smallest };
await serveCitiesOf(writeCities(cities), { SITE_URL: 'https://{host}', NETWORK_HOST: 'network.example' });
const server = createServer(createHandler(told('next'), told('cache'), told('pass')) as RequestListener);
await onLoopback(server);

test.each([
  ['GET', '/%ff', 400, 'This address is not valid'],
  ['POST', '/', 405, 'This request is not allowed'],
  ['GET', '/', 404, 'There is no publication at this address.'],
  ['GET', '/api/healthy', 404, 'There is no publication at this address.'],
  ['POST', '/api/health', 405, 'This request is not allowed'],
])('at an unknown host, %s %s gets a %i that is not cached', async (method, path, is, words) => {
  const { status, headers, text } = await askServer(server, path, { method });
  expect([status, headers['x-city'], headers['cache-control']]).toEqual([is, undefined, 'no-store']);
  expect([headers['x-robots-tag'], headers['x-content-type-options']]).toEqual(['noindex', 'nosniff']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(text).toContain(words);
});

test.each([
  ['GET', '/%ff', 'Esta dirección no es válida'],
  ['POST', '/', 'Esta solicitud no está permitida'],
])('the server refuses %s %s in Spanish on a Spanish city’s host', async (method, path, words) => {
  const { text } = await askServer(server, path, { method, headers: { Host: 'laredo.example' } });
  expect(text).toMatch(/<html lang="es">/);
  expect(text).toContain(words);
});

test.each([
  ['closed if it has a body', {}, 'a=b', 'close'],
  ['closed if it has a body of unknown length', { 'Transfer-Encoding': 'chunked' }, 'a=b', 'close'],
  ['kept open if it has no body', {}, undefined, 'keep-alive'],
])(
  'a refused request is not read to its end, and its connection is %s',
  async (_, more, body, connection) => {
    const asking = { method: 'POST', headers: { ...more, Connection: 'keep-alive' }, body };
    expect((await askServer(server, '/', asking)).headers.connection).toBe(connection);
  },
);

test.each([
  ['boulder.example', '/faq', 'boulder', 'cache boulder.example /faq'],
  ['laredo.example', 'http://boulder.example/faq', 'boulder', 'cache boulder.example /faq'],
  ['boulder.example', '/api/health', '~network', 'pass boulder.example /api/health'],
  ['10.0.0.7', '/api/%68ealth?a=b', '~network', 'pass 10.0.0.7 /api/health?a=b'],
  ['network.example', '/', '~network', 'cache network.example /'],
  ['Network.example:8080', '/opml.xml', '~network', 'cache Network.example:8080 /opml.xml'],
  ['network.example', '/_next/static/x.css', '~network', 'cache network.example /_next/static/x.css'],
])(
  'at %s, a request for %s is handled by the site %s, whatever its X-City header says',
  async (Host, path, site, words) => {
    const { headers, text } = await askServer(server, path, { headers: { Host, 'X-City': 'laredo' } });
    expect([headers['x-city'], text]).toEqual([site, words]);
  },
);

test.each(['/contact', '/~network', '/_next/data'])(
  'the server responds 404 at the network’s host to %s',
  async (path) => {
    const { status, headers } = await askServer(server, path, { headers: { Host: 'network.example' } });
    expect([status, headers['x-city']]).toEqual([404, undefined]);
  },
);

test.each([
  ['/faq?a=%C3%BC', 'https://boulder.example/faq?a=%C3%BC'],
  ['//evil.example/a', 'https://boulder.example//evil.example/a'],
])(
  '%s at a city’s host with “www.” redirects to the same path at the host without it',
  async (path, location) => {
    const { status, headers } = await askServer(server, path, { headers: { Host: 'www.boulder.example' } });
    expect([status, headers.location, headers['cache-control']]).toEqual([
      308,
      location,
      'public, max-age=300',
    ]);
  },
);
