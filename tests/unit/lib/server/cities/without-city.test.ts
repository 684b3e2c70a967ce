import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cityFor, sendWithoutCity } from '@/lib/server/cities/without-city';
import { readRequest } from '@/lib/server/requests/read-request';
import { onLoopback } from '../../../on-loopback';
import { serveCitiesOf, smallest, writeCities } from '../../city/read/write-city';
import { askServer } from '../ask-server';

let server: Server;
beforeAll(async () => {
  const laredo = `${smallest}hosts: [laredo.example]\nlocale: es-US\n`;
  const cities = { boulder: `${smallest}hosts: [boulder.example]\n`, laredo, marfa: smallest };
  await serveCitiesOf(writeCities(cities), { SITE_URL: 'https://{host}' });
  server = createServer((asked, response) => {
    const read = readRequest(asked);
    response.setHeader('x-city', cityFor(read) ?? 'none');
    void sendWithoutCity(read, asked, response);
  });
  await onLoopback(server);
});
afterAll(() => void server.close());

test.each([
  ['GET', '/%ff', 400, 'This address is not valid'],
  ['POST', '/', 405, 'This request is not allowed'],
  ['GET', '/', 404, 'There is no publication at this address.'],
  ['GET', '/api/healthy', 404, 'There is no publication at this address.'],
  ['GET', '/api/health', 200, '{"live":true}'],
  ['GET', '/api/%68ealth?a=b', 200, '{"live":true}'],
])('%s %s is answered by the process itself with %i, which nobody keeps', async (method, path, is, words) => {
  const { status, headers, text } = await askServer(server, path, { method });
  expect([status, headers['x-city'], headers['cache-control']]).toEqual([is, 'none', 'no-store']);
  expect([headers['x-robots-tag'], headers['x-content-type-options']]).toEqual(['noindex', 'nosniff']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(text).toContain(words);
});

test.each([
  ['GET', '/%ff', 'Esta dirección no es válida'],
  ['POST', '/', 'Esta solicitud no está permitida'],
])('at the host of a paper in Spanish the refusal of %s %s is in Spanish', async (method, path, words) => {
  const { text } = await askServer(server, path, { method, headers: { Host: 'laredo.example' } });
  expect(text).toMatch(/<html lang="es">/);
  expect(text).toContain(words);
});

test.each([
  ['closed where something is posted', {}, 'a=b', 'close'],
  ['closed where something of unknown length is', { 'Transfer-Encoding': 'chunked' }, 'a=b', 'close'],
  ['kept where nothing is', {}, undefined, 'keep-alive'],
])('what is posted is not waited for; the connection is %s', async (_, more, body, connection) => {
  const asking = { method: 'POST', headers: { ...more, Connection: 'keep-alive' }, body };
  expect((await askServer(server, '/', asking)).headers.connection).toBe(connection);
});

test('a page is its city’s', async () => {
  const { headers } = await askServer(server, '/faq', { headers: { Host: 'boulder.example' } });
  expect(headers['x-city']).toBe('boulder');
});
