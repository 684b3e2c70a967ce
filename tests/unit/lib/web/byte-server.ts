import { createServer } from 'node:http';
import { onLoopback } from '../../on-loopback';

/** Starts a server that responds to `/7` with seven bytes, which begin with `start`; returns its origin. */
export async function startByteServer(start: readonly number[]): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const bytes = Buffer.alloc(Number.parseInt(url.slice(1), 10), ' ');
    bytes.set(start);
    response.end(bytes);
  });
  return (await onLoopback(server)).origin;
}
