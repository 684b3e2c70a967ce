import { createServer } from 'node:http';
import { onLoopback } from '../../on-loopback';

export type ByteServer = { origin: string; close: () => void };

/** Starts a loopback server that responds to `/7` with seven bytes, which begin with `start`. */
export async function startByteServer(start: readonly number[]): Promise<ByteServer> {
  const server = createServer(({ url = '' }, response) => {
    const bytes = Buffer.alloc(Number.parseInt(url.slice(1), 10), ' ');
    bytes.set(start);
    response.end(bytes);
  });
  const { origin } = await onLoopback(server);
  return {
    origin,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
