import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { onEachRequest } from '@/lib/web/serving/each-request';

const server = createServer((request, response) => response.end(request.url));
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const seen = async () => (await fetch(`${origin}/a`)).text();

test('acts before the server’s own listener, in the order of the calls, until it is stopped', async () => {
  const stops = ['b', 'c'].map((letter) =>
    onEachRequest(({ request }) => {
      request.url += letter;
    }),
  );
  expect(await seen()).toBe('/abc');
  stops[0]?.();
  expect(await seen()).toBe('/ac');
  stops[1]?.();
  expect(await seen()).toBe('/a');
});
