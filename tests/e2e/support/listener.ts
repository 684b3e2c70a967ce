import { get, type IncomingHttpHeaders } from 'node:http';

/** A client that reads an endless response, such as the radio's. */
export type Listener = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Returns everything received so far. */
  heard: () => Buffer;
  /** Resolves once this many bytes, or this text, have arrived; rejects after ten seconds. */
  until: (what: number | string) => Promise<void>;
  /** Returns whether the response ended completely or was cut off; undefined while it goes on. */
  over: () => 'whole' | 'cut' | undefined;
  /** Stops reading, like a client whose connection is congested. */
  pause: () => void;
  resume: () => void;
  leave: () => void;
};

const TIMEOUT_MS = 60_000;

/** Requests an address and keeps reading; resolves once the response's headers have arrived. */
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

/** Resolves once `isTrue` returns true; rejects with `name` after a minute, which is enough for busy machines. */
export function waitFor(isTrue: () => boolean, name: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const until = performance.now() + timeoutMs;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isTrue()) resolve();
      else if (performance.now() > until) reject(new Error(`not within ${timeoutMs} ms: ${name}`));
      // Poll, because arriving bytes trigger no callback.
      else setTimeout(look, 20);
    };
    look();
  });
}
