import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { closeRadio } from '@/lib/radio/radio-hubs';
import { readRequest, type SiteRequest } from '@/lib/server/requests/read-request';
import { streamResponse } from '@/lib/server/stream-response';

let server: Server;
let address: string;

beforeAll(async () => {
  setLogLevel('error');
  process.env.RADIO_PORTS = '8076';
  server = createServer(
    (request, response) =>
      void streamResponse(readRequest(request) as SiteRequest, request, response, (headers) => headers),
  );
  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stream?port=8076`;
});

afterAll(() => {
  closeRadio();
  server.close();
  server.closeAllConnections();
});

test.each([
  ['a player that wants titles', { 'Icy-MetaData': '1' }, true],
  ['one that wants none', { 'Icy-MetaData': '0' }, false],
  ['one that does not say', {}, false],
])('%s is told how far apart they stand, or nothing of it', async (_, headers, isTold) => {
  const away = new AbortController();
  const response = await fetch(address, { headers, signal: away.signal });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  expect(response.headers.has('icy-metaint')).toBe(isTold);
  away.abort();
});
