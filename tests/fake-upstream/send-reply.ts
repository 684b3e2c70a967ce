import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Reply } from './faults/fault';

/** Sends an HTTP response. Streams the body at the client's pace if it is a function. */
export function sendReply(response: ServerResponse, { status = 200, headers = {}, body = '' }: Reply): void {
  if (response.destroyed) return;
  if (typeof body === 'function') {
    response.writeHead(status, headers);
    // The only possible error is that the client left. The journal records it.
    pipeline(Readable.from(body(), { objectMode: true, highWaterMark: 1 }), response, () => undefined);
    return;
  }
  const hasBody = status !== 204 && status !== 304;
  response.writeHead(status, { ...(hasBody && { 'Content-Length': Buffer.byteLength(body) }), ...headers });
  response.end(body);
}
