import '../../../open-cities';
import { createServer, type IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { streamLive } from '@/lib/server/framework/for-one-reader';
import { readRequest, type SiteRequest } from '@/lib/server/requests/read-request';
import { onLoopback } from '../../../on-loopback';
import { askServer } from '../ask-server';

test('the framework sees the address as it was read, and of the reader’s headers the host alone', async () => {
  const handle = ({ url, headers }: IncomingMessage, response: { end: (text: string) => unknown }) =>
    response.end(JSON.stringify({ url, headers }));
  const server = createServer((request, response) => {
    streamLive(handle, thisCity().key, readRequest(request) as SiteRequest, request, response);
  });
  await onLoopback(server);
  const theirs = { Host: 'city.example', Cookie: 'a=b', 'X-Middleware-Rewrite': '/evil' };
  const { headers, text } = await askServer(server, '/api/%73tream?port=8076', { headers: theirs });
  server.close();
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(JSON.parse(text)).toEqual({
    url: '/api/stream?port=8076',
    headers: { host: 'city.example', 'x-city': thisCity().key, 'user-agent': 'local-news' },
  });
});
