import type { AddressInfo, Server } from 'node:net';

/** Listens on a free loopback port; returns its URL. */
export async function onLoopback(server: Server): Promise<URL> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}
