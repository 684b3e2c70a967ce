import { get, type IncomingHttpHeaders } from 'node:http';

/** Someone who listens to an endless answer. */
export type Listener = {
  status: number;
  headers: IncomingHttpHeaders;
  /** All that has come so far. */
  heard: () => Buffer;
  /** Resolves when so many bytes have come, or this text; rejects after ten seconds. */
  until: (what: number | string) => Promise<void>;
  /** How it came to an end, once it has: as a whole answer, or cut off. */
  over: () => 'whole' | 'cut' | undefined;
  /** Stops reading, as one whose line is full. */
  pause: () => void;
  resume: () => void;
  leave: () => void;
};

const longestWaitMs = 10_000;

/** Asks for an address and goes on listening; resolves with the head of the answer. */
export function listen(url: string, headers: Record<string, string> = {}): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      let over: 'whole' | 'cut' | undefined;
      reply.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
      });
      reply.once('end', () => {
        over = 'whole';
      });
      reply.on('error', () => {
        over ??= 'cut';
      });
      const has = (what: number | string) =>
        typeof what === 'number' ? bytes >= what : Buffer.concat(parts).includes(what);
      resolve({
        status: reply.statusCode ?? 0,
        headers: reply.headers,
        heard: () => Buffer.concat(parts),
        until: (what) => waitFor(() => has(what), `${what}`),
        over: () => over,
        pause: () => void reply.pause(),
        resume: () => void reply.resume(),
        leave: () => void request.destroy(),
      });
    });
    request.on('error', reject);
  });
}

/** Resolves as soon as something is true; rejects with its name after ten seconds. */
export function waitFor(isTrue: () => boolean, name: string, mostMs = longestWaitMs): Promise<void> {
  const until = performance.now() + mostMs;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isTrue()) resolve();
      else if (performance.now() > until) reject(new Error(`not within ${mostMs} ms: ${name}`));
      // Looks again soon: bytes that arrive call nobody back.
      else setTimeout(look, 20);
    };
    look();
  });
}
