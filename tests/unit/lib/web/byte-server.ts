import { createServer } from 'node:http';
import { afterAll } from '@jest/globals';
import { onLoopback } from '../../on-loopback';

/**
 * Starts a loopback server for a test file, which responds to `/7` with seven bytes that begin with `start`; returns
 * its origin.
 */
export async function startByteServer(start: readonly number[]): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const bytes = Buffer.alloc(Number.parseInt(url.slice(1), 10), ' ');
    bytes.set(start);
    response.end(bytes);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return (await onLoopback(server)).origin;
}
