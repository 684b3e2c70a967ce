import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** A request for a feed. */
export type JournalEntry = {
  feed: string;
  method: string;
  /** Path with query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** True once the response is complete or the connection is closed. */
  hasEnded: boolean;
};

export type Journal = {
  entries: JournalEntry[];
  /** Records a request. Call `finish` when a fault on the raw connection has sent everything. */
  open(request: IncomingMessage, response: ServerResponse, feed: string): { finish: () => void };
  /** Returns the number of GET requests for a feed. Each redirect counts. */
  asked(feed: string): number;
  /** Waits until `asked(feed)` is at least `times`. */
  whenAsked(feed: string, times: number): Promise<void>;
  /** Waits until the last request for a feed has ended. Returns its journal entry. */
  whenEnded(feed: string): Promise<JournalEntry>;
};

/** Creates an empty journal. In all of its functions the feed '*' means every feed. */
export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  const changes = new EventEmitter().setMaxListeners(0);
  const isOf = (feed: string) => (entry: JournalEntry) => feed === '*' || entry.feed === feed;
  const asked = (feed: string) => entries.filter((e) => e.method === 'GET' && isOf(feed)(e)).length;

  return {
    entries,
    asked,
    open({ method = 'GET', url: path = '/', headers }, response, feed) {
      const entry = { feed, method, path, headers: { ...headers }, hasEnded: false };
      const finish = () => {
        entry.hasEnded = true;
        changes.emit('change');
      };
      response.once('finish', finish).once('close', finish);
      entries.push(entry);
      changes.emit('change');
      return { finish };
    },
    whenAsked: (feed, times) => until(changes, () => asked(feed) >= times || undefined).then(() => undefined),
    whenEnded: (feed) =>
      until(changes, () => {
        const last = entries.findLast(isOf(feed));
        return last?.hasEnded ? last : undefined;
      }),
  };
}

// Waits for a change until `look` returns a result.
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
