import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { duplexPair } from 'node:stream';

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A complete response. Header names are in lowercase; `body` is encoded as the headers say. */
export type WholeResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Headers that belong to the connection in memory, not to the response. */
const OF_CONNECTION = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

/** Returns headers in which multiple values are joined into one string. */
export function plainHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}

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
  return async (path: string, sent: Record<string, string>): Promise<WholeResponse> => {
    const [near, far] = duplexPair();
    far.once('close', () => near.destroy());
    server.emit('connection', far);
    const outgoing = request({ path, headers: sent, createConnection: () => near }).end();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject);
    });
    const body = Buffer.concat(await response.toArray());
    const headers = plainHeaders(response.headers);
    for (const name of OF_CONNECTION) delete headers[name];
    return { status: response.statusCode ?? 500, headers, body };
  };
}
