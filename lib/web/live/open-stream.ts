import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import { Duplex, type Readable, Transform } from 'node:stream';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { connectionFailure } from '@/lib/web/connection-failure';
import { refusal } from '@/lib/web/guard/address-guard';

export type OpenStream = { headers: IncomingHttpHeaders; body: Readable };

const icy = Buffer.from('ICY ');
const http = Buffer.from('HTTP/1.0 ');

/** Connects to a station. Repairs the first line of old Shoutcast servers, which reply `ICY 200 OK`. */
function icySocket(host: string, port: number): Duplex {
  const socket = connect({ host, port });
  let isFirst = true;
  const repaired = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const isIcy = isFirst && chunk.subarray(0, icy.length).equals(icy);
      isFirst = false;
      done(null, isIcy ? Buffer.concat([http, chunk.subarray(icy.length)]) : chunk);
    },
  });
  return Duplex.from({ writable: socket, readable: socket.pipe(repaired) });
}

function dial(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> {
  const plain = {
    headers,
    signal,
    createConnection: () => icySocket(url.hostname.replace(/^\[|\]$/g, ''), Number(url.port || 80)),
  };
  return new Promise((resolve, reject) => {
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { headers, signal, agent: false }, resolve)
        : httpRequest(url, plain, resolve);
    request.on('error', reject).end();
  });
}

/**
 * Opens a stream at an address from the settings, which may be private. Refuses redirects, because their
 * targets are not checked.
 */
export async function openStream(
  address: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Outcome<OpenStream>> {
  const url = new URL(address);
  const reason = refusal(url, url.origin);
  if (reason) return fail('address-refused', reason);
  try {
    const reply = await dial(url, headers, signal);
    const status = reply.statusCode ?? 0;
    if (status === 200) return ok({ headers: reply.headers, body: reply });
    reply.destroy();
    if (status >= 300 && status < 400) return fail('redirect-refused', `status ${status}`);
    return fail('http-status', `status ${status}`, { status });
  } catch (error) {
    return connectionFailure(error, false);
  }
}
