import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** One request for a feed, and how it went. */
export type JournalEntry = {
  /** Milliseconds since 1970. */
  at: number;
  feed: string;
  method: string;
  /** With the query, as it was asked. */
  path: string;
  headers: IncomingHttpHeaders;
  /** The kind of fault that was played, if any. */
  fault?: string;
  /** finished: the response ended (or broke off) as planned; aborted: the client left before that. */
  ended: 'finished' | 'aborted' | 'open';
  /** Bytes handed to the connection for this answer, headers included; grows while the entry is open. */
  readonly bytesSent: number;
};

export type Journal = {
  entries: JournalEntry[];
  /** Writes a request down; call `finish` when a played fault has said all it meant to say. */
  open(
    request: IncomingMessage,
    response: ServerResponse,
    feed: string,
    fault?: string,
  ): { finish: () => void };
  asked(feed: string): number;
  whenAsked(feed: string, times: number): Promise<void>;
  whenEnded(feed: string): Promise<JournalEntry>;
};

/** An empty journal. In `asked` and the waits, feed '*' stands for every feed. */
export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  const changes = new EventEmitter().setMaxListeners(0);
  const isOf = (feed: string) => (entry: JournalEntry) => feed === '*' || entry.feed === feed;
  const asked = (feed: string) => entries.filter((e) => e.method === 'GET' && isOf(feed)(e)).length;

  return {
    entries,
    asked,
    open(request, response, feed, fault) {
      const { entry, end } = entryOf(request, response, feed, fault);
      const settle = (how: 'finished' | 'aborted') => {
        end(how);
        changes.emit('change');
      };
      response.once('finish', () => settle('finished'));
      response.once('close', () => settle('aborted'));
      entries.push(entry);
      changes.emit('change');
      return { finish: () => settle('finished') };
    },
    whenAsked: (feed, times) => until(changes, () => asked(feed) >= times || undefined).then(() => undefined),
    whenEnded: (feed) =>
      until(changes, () => {
        const last = entries.findLast(isOf(feed));
        return last && last.ended !== 'open' ? last : undefined;
      }),
  };
}

function entryOf(request: IncomingMessage, response: ServerResponse, feed: string, fault?: string) {
  const socket = request.socket;
  const before = socket.bytesWritten;
  let total: number | undefined;
  const entry: JournalEntry = {
    at: Date.now(),
    feed,
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: { ...request.headers },
    ...(fault && { fault }),
    ended: 'open',
    get bytesSent() {
      return total ?? socket.bytesWritten - before;
    },
  };
  const end = (how: 'finished' | 'aborted') => {
    if (entry.ended !== 'open') return;
    total = socket.bytesWritten - before;
    entry.ended = how;
  };
  return { entry, end, response };
}

// Gives what `look` finds, now or after the change that makes it find something.
function until<T>(changes: EventEmitter, look: () => T | undefined): Promise<T> {
  return new Promise((resolve) => {
    const check = () => {
      const found = look();
      if (found === undefined) return;
      changes.off('change', check);
      resolve(found);
    };
    changes.on('change', check);
    check();
  });
}
