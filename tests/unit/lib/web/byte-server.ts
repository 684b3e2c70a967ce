import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ByteServer = { origin: string; close: () => void };

/** A host on loopback that answers `/7` with seven bytes, which begin as `start`. */
export async function startByteServer(start: readonly number[]): Promise<ByteServer> {
  const server = createServer(({ url = '' }, response) => {
    const bytes = Buffer.alloc(Number.parseInt(url.slice(1), 10), ' ');
    bytes.set(start);
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
