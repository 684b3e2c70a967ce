import { connect } from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

/** A request whose request line and headers are written by hand. */
export type RawRequest = {
  target: string;
  method?: string;
  headers?: readonly string[];
  host?: string;
  body?: string;
};

function joined(chunks: string): string {
  let body = '';
  for (let at = 0; at < chunks.length; ) {
    const end = chunks.indexOf('\r\n', at);
    const length = Number.parseInt(chunks.slice(at, end), 16);
    if (end < 0 || !length) break;
    body += chunks.slice(end + 2, end + 2 + length);
    at = end + 2 + length + 2;
  }
  return body;
}

function read(bytes: Buffer): RawAnswer {
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  const sent = text.slice(end + 4);
  const body = /^transfer-encoding: chunked/im.test(head) ? joined(sent) : sent;
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body };
}

/**
 * Sends a request as raw bytes on a new connection. The status is 0 if the server closes the connection without a
 * response.
 */
export function sendRaw(siteUrl: string, request: RawRequest): Promise<RawAnswer> {
  const { target, method = 'GET', headers = [], host = '127.0.0.1', body = '' } = request;
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const socket = connect(Number(new URL(siteUrl).port), '127.0.0.1');
    socket.on('data', (piece) => pieces.push(piece));
    // The server may respond and close the connection while we still send.
    socket.on('error', () => resolve(read(Buffer.concat(pieces))));
    socket.on('close', () => resolve(read(Buffer.concat(pieces))));
    socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'));
  });
}

/** Returns a response header; undefined if it is missing. */
export function headerOf({ head }: RawAnswer, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
}
