import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isLive, streamLive } from '@/lib/server/framework/for-one-reader';
import { readRequest, type SiteRequest } from '@/lib/server/requests/read-request';

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const asked = readRequest(request) as SiteRequest;
    const handle = ({ url, headers }: IncomingMessage) => response.end(JSON.stringify({ url, headers }));
    streamLive(handle, asked, { 'x-policy': 'ours' }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

test('the framework sees the address as it was read and no header but what the stream depends on', async () => {
  const { port } = server.address() as AddressInfo;
  const headers = {
    Host: 'city.example',
    'Icy-MetaData': '1',
    Cookie: 'a=b',
    'X-Middleware-Rewrite': '/evil',
  };
  const response = await new Promise<IncomingMessage>((resolve) => {
    get({ port, host: '127.0.0.1', path: '/api/%73tream?port=8076', headers, agent: false }, resolve);
  });
  let text = '';
  for await (const piece of response) text += String(piece);
  expect(response.headers['x-policy']).toBe('ours');
  expect(JSON.parse(text)).toEqual({
    url: '/api/stream?port=8076',
    headers: { host: 'city.example', 'user-agent': 'local-news', 'icy-metadata': '1' },
  });
});

test.each([
  ['/api/stream', true],
  ['/api/stream/now', true],
  ['/api/streams', false],
  ['/api/stream/then', false],
  ['/', false],
])('%s lasts: %s', (path, lasts) => {
  expect(isLive(path)).toBe(lasts);
});
