import { get, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll } from '@jest/globals';
import { type FakeUpstream, type FaultKind, startFakeUpstream } from '../../fake-upstream/fake-upstream';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** One GET on a connection of its own; follows no redirect, unpacks nothing. Rejects when the answer breaks off. */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(pieces);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body,
          text: body.toString('utf8'),
        });
      });
    });
    request.on('error', reject);
  });
}

/** A bare connection that has asked for a path, and all bytes that came back so far. */
export type BareAnswer = {
  socket: Socket;
  bytes: () => Buffer;
  text: () => string;
  /** How the other side ended it: in order, or with an error code such as ECONNRESET. */
  ended: Promise<string>;
  /** Waits until what came back satisfies `enough`, or the connection has ended. */
  until: (enough: (bytes: Buffer) => boolean) => Promise<void>;
};

const mostBytes = 4 * 1024 * 1024;

/** Asks for a path over plain TCP, so that the bytes can be seen as they are. Stops reading after 4 MB. */
export function askBare(port: number, path: string, ...headerLines: string[]): BareAnswer {
  const socket = connect(port, '127.0.0.1');
  let bytes = Buffer.alloc(0);
  const ended = new Promise<string>((resolve) => {
    let how = 'in order';
    socket.on('error', (error: NodeJS.ErrnoException) => {
      how = error.code ?? error.message;
    });
    socket.on('close', () => resolve(how));
  });
  socket.on('data', (piece: Buffer) => {
    bytes = Buffer.concat([bytes, piece]);
    if (bytes.length > mostBytes) socket.pause();
  });
  const lines = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Connection: close', ...headerLines];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const until = (enough: (bytes: Buffer) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => enough(bytes) && resolve();
      socket.on('data', look);
      socket.on('close', () => resolve());
      look();
    });
  return { socket, bytes: () => bytes, text: () => bytes.toString('latin1'), ended, until };
}

/** One fake upstream for the tests of a file, and the feed of business as a fault spoils it. */
export function spoiledUpstream() {
  let upstream: FakeUpstream;
  beforeAll(async () => {
    upstream = await startFakeUpstream();
  });
  afterAll(() => upstream.close());
  return {
    upstream: () => upstream,
    answer: (kind: FaultKind, options = {}, headers: Record<string, string> = {}) => {
      upstream.setFault('business', kind, options);
      return ask(`${upstream.url}/business.xml`, headers);
    },
    bare: (kind: FaultKind, options = {}) => {
      upstream.setFault('business', kind, options);
      return askBare(upstream.port, '/business.xml');
    },
  };
}
