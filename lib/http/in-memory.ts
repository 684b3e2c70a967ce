import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { duplexPair } from 'node:stream';

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A complete response. Header names are in lowercase; `body` is encoded as the headers say. */
export type WholeResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Headers that belong to the connection in memory, not to the response. */
const OF_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * Returns a function that sends a GET request to a handler over an HTTP connection in memory. Rejects if the response
 * is incomplete.
 */
export function requestInMemory(handler: Handler) {
  const server = createServer(async (incoming, response) => {
    try {
      await handler(incoming, response);
    } catch {
      response.destroy();
    }
  });
  return async (path: string, headers: Record<string, string>): Promise<WholeResponse> => {
    const [near, far] = duplexPair();
    far.once('close', () => near.destroy());
    server.emit('connection', far);
    const sent = request({ path, headers, createConnection: () => near }).end();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject);
    });
    const body = Buffer.concat(await response.toArray());
    const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name));
    const own = Object.fromEntries(kept.map(([name, value]) => [name, [value].flat().join(', ')]));
    return { status: response.statusCode ?? 500, headers: own, body };
  };
}
