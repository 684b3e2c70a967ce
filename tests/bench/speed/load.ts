import { connect, type Socket } from 'node:net';

export type Load = { perSecond: number; p50: number; p99: number; bytes: number; failed: number };

const headEnd = Buffer.from('\r\n\r\n');
const chunkedEnd = Buffer.from('0\r\n\r\n');

/** Returns where the response ends in the received bytes; undefined if it is incomplete. */
function endOf(bytes: Buffer): number | undefined {
  const head = bytes.indexOf(headEnd);
  if (head < 0) return undefined;
  const text = bytes.toString('latin1', 0, head).toLowerCase();
  const start = head + 4;
  const length = /\ncontent-length: (\d+)/.exec(text)?.[1];
  if (length !== undefined)
    return bytes.length >= start + Number(length) ? start + Number(length) : undefined;
  if (!text.includes('transfer-encoding: chunked')) return start;
  return bytes.subarray(-5).equals(chunkedEnd) ? bytes.length : undefined;
}

/**
 * Requests a page repeatedly on keep-alive connections. Uses raw sockets, so that the client costs less than the
 * server.
 */
export async function load(
  url: string,
  headers: string[],
  connections: number,
  seconds: number,
): Promise<Load> {
  const { hostname, port, pathname, search } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\n${headers.join('\r\n')}`;
  const times: number[] = [];
  let [bytes, failed, over] = [0, 0, false];

  // Each connection simulates a different reader with its own rate limits.
  function ask(socket: Socket, reader: number): void {
    const asked = `${request}\r\nX-Forwarded-For: 10.0.${reader >> 8}.${reader & 255}\r\n\r\n`;
    let pieces: Buffer[] = [];
    let begun = performance.now();
    socket.write(asked);
    socket.on('data', (piece) => {
      pieces.push(piece);
      const all = pieces.length > 1 ? Buffer.concat(pieces) : piece;
      pieces = [all];
      if (endOf(all) === undefined) return;
      if (/^HTTP\/1.1 5/.test(all.toString('latin1', 0, 12))) failed++;
      times.push(performance.now() - begun);
      bytes = all.length;
      pieces = [];
      begun = performance.now();
      if (!over) socket.write(asked);
    });
    socket.on('error', () => failed++);
  }

  const sockets: Socket[] = [];
  // The server may close a connection after many requests. nginx does so after a thousand.
  function open(reader: number): void {
    const socket = connect(Number(port), hostname, () => ask(socket, reader));
    sockets[reader] = socket;
    socket.once('close', () => over || open(reader));
  }
  for (let reader = 0; reader < connections; reader++) open(reader);
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  over = true;
  const took = (performance.now() - start) / 1000;
  for (const socket of sockets) socket.destroy();
  const sorted = times.sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), bytes, failed };
}
