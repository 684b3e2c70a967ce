import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { closeRadio, radioHub } from '@/lib/radio/radio-hubs';
import { readRequest, type SiteRequest } from '@/lib/server/requests/read-request';
import { streamResponse } from '@/lib/server/stream-response';

let server: Server;
let address: string;

/** On a port that nothing listens at any more. */
async function silentPort(): Promise<number> {
  const gone = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => gone.once('listening', listening));
  const { port } = gone.address() as AddressInfo;
  await new Promise((closed) => gone.close(closed));
  return port;
}

beforeAll(async () => {
  setLogLevel('error');
  process.env.RADIO_PORTS = '8076,8077';
  process.env.RADIO_URL = `http://127.0.0.1:${await silentPort()}/{port}`;
  server = createServer((request, response) => {
    const isOurs = streamResponse(readRequest(request) as SiteRequest, request, response, (headers) => ({
      ...headers,
      'x-policy': 'ours',
    }));
    if (!isOurs) response.writeHead(418).end();
  });
  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  closeRadio();
  server.close();
  server.closeAllConnections();
});

test('a station that is away is a 503 in words, to be asked again in five seconds', async () => {
  const response = await fetch(`${address}/api/stream?port=8076`);
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('x-policy')).toBe('ours');
  expect(await response.text()).toBe(
    'The station is not available right now. Please try again in a moment.\n',
  );
});

test.each(['/api/stream?port=1', '/api/stream', '/api/stream/now?port=1'])(
  '%s names no port of the station: 400, with one that does',
  async (path) => {
    const response = await fetch(address + path);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('Request one of the ports of this station, such as ?port=8076.\n');
  },
);

test.each([
  ['/api/stream?port=8076', 'audio/mpeg'],
  ['/api/stream?port=8077', 'audio/mpeg'],
  ['/api/stream/now?port=8076', 'text/event-stream'],
])('HEAD of %s asks no station and says %s', async (path, type) => {
  const response = await fetch(address + path, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('what plays now is an event with a title, null where none is known', async () => {
  const response = await fetch(`${address}/api/stream/now?port=8076`);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  expect(new TextDecoder().decode(first?.value as Uint8Array)).toContain(
    'event: title\ndata: {"title":null}\n\n',
  );
});

test('a reader who leaves is told no more titles', async () => {
  const hub = radioHub(8077);
  const watchTitle = hub.watchTitle.bind(hub);
  const left = new Promise<void>((resolve) => {
    hub.watchTitle = (watcher) => {
      const stop = watchTitle(watcher);
      return () => {
        stop();
        resolve();
      };
    };
  });
  const reader = (await fetch(`${address}/api/stream/now?port=8077`)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await left;
});

test.each(['/api/streams?port=8076', '/', '/api/stream/then'])('%s is none of the radio’s', async (path) => {
  expect((await fetch(address + path)).status).toBe(418);
});
