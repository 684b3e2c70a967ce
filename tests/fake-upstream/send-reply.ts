import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Reply } from './faults/fault';

/** Sends a reply by the rules of HTTP; a body that is a function is streamed, at the pace of the client. */
export function sendReply(response: ServerResponse, { status = 200, headers = {}, body = '' }: Reply): void {
  if (response.destroyed) return;
  if (typeof body === 'function') {
    response.writeHead(status, headers);
    // The error is that the client left; the journal has it as aborted.
    pipeline(Readable.from(body(), { objectMode: true, highWaterMark: 1 }), response, () => undefined);
    return;
  }
  const hasBody = status !== 204 && status !== 304;
  response.writeHead(status, { ...(hasBody && { 'Content-Length': Buffer.byteLength(body) }), ...headers });
  response.end(body);
}
