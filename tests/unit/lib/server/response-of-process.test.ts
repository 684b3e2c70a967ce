import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readRequest } from '@/lib/server/requests/read-request';
import { cityFor, sendWithoutCity } from '@/lib/server/response-of-process';
import '../../with-anaheim';
import { type Asking, askServer } from './ask-server';

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
  expect((await ask('/faq')).headers['x-city']).toBe('anaheim');
});
