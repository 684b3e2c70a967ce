import { createBurstBuffer } from '@/lib/radio/hub/burst-buffer';
import { createDropLog } from '@/lib/radio/hub/drop-log';
import type { Tuned } from '@/lib/radio/hub/line-reducer';
import { createListenerWheel, type Sink } from '@/lib/radio/hub/listener-wheel';
import { createStationLine } from '@/lib/radio/hub/station-line';
import type { Station, StationHead } from '@/lib/radio/station/station';

export type Title = string | null;

export type TitleWatcher = { tell: (title: Title) => void; end: () => void };

/** One station and all who listen to it: one connection outwards, any number inwards. */
export type Hub = {
  /** Opens the station unless it is open already; the answer comes within three seconds. */
  tuneIn: () => Promise<Tuned>;
  /** Gives a listener the last seconds at once and what follows in turn; what comes back takes it out. */
  listen: (sink: Sink) => () => void;
  /** What the station said of itself, while it is open. */
  head: () => StationHead | undefined;
  /** What is playing; null where the station does not say, or nobody listens. */
  title: () => Title;
  /** Tells each new title, and the end of the hub; what comes back ends that. Opens nothing. */
  watchTitle: (watcher: TitleWatcher) => () => void;
  /** Ends every listener cleanly, lets go of the station and stays closed. */
  close: () => void;
};

export type HubLog = (what: string, facts?: { reason?: string; detail?: string; listeners?: number }) => void;

function createTitleBoard() {
  const watchers = new Set<TitleWatcher>();
  let title: Title = null;
  return {
    title: () => title,
    set(now: Title): void {
      if (now === title) return;
      title = now;
      for (const { tell } of watchers) tell(now);
    },
    watch(watcher: TitleWatcher): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    endAll(): void {
      for (const { end } of watchers) end();
    },
  };
}

/** A hub that nobody listens to yet; nothing is opened. */
export function createHub(station: Station, log: HubLog): Hub {
  const burstBuffer = createBurstBuffer();
  const board = createTitleBoard();

  function forget(): void {
    burstBuffer.clear();
    board.set(null);
  }

  const line = createStationLine(station, {
    audio(bytes) {
      burstBuffer.push(bytes);
      wheel.heard();
    },
    title: board.set,
    gone() {
      wheel.endAll();
      forget();
    },
    closed: forget,
    log: (what, away) => log(`The station ${what}`, away && { ...away }),
  });
  const wheel = createListenerWheel(burstBuffer, {
    onEmpty: () => line.heardBy(0),
    onDrop: createDropLog((listeners) => log('Listeners did not keep up and were dropped', { listeners })),
  });

  let closed = false;
  const ending = { ok: false, away: { reason: 'ended', detail: 'the server is ending' } } as const;

  return {
    tuneIn: () => (closed ? Promise.resolve(ending) : line.tuneIn()),
    listen(sink) {
      if (closed) {
        sink.end();
        return () => {};
      }
      const leave = wheel.add(sink);
      line.heardBy(wheel.size());
      return leave;
    },
    head: line.head,
    title: board.title,
    watchTitle: board.watch,
    close() {
      closed = true;
      line.close();
      wheel.endAll();
      board.endAll();
      forget();
    },
  };
}
