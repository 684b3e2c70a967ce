import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Reply } from './faults/fault';

/** Sends an HTTP response; a function as body is streamed at the client's pace. */
export function sendReply(response: ServerResponse, { status = 200, headers = {}, body = '' }: Reply): void {
  if (response.destroyed) return;
  if (typeof body === 'function') {
    response.writeHead(status, headers);
    // The only error is that the client left, which the journal records as aborted.
    pipeline(Readable.from(body(), { objectMode: true, highWaterMark: 1 }), response, () => undefined);
    return;
  }
  const hasBody = status !== 204 && status !== 304;
  response.writeHead(status, { ...(hasBody && { 'Content-Length': Buffer.byteLength(body) }), ...headers });
  response.end(body);
}
