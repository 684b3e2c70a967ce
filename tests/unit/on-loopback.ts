import type { AddressInfo, Server } from 'node:net';
import { afterAll } from '@jest/globals';

const servers: (Server & { closeAllConnections?: () => void })[] = [];

/** Listens on a free loopback port until the test file has ended; returns the URL. */
export async function onLoopback(server: Server): Promise<URL> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections?.();
  }
});
