import { createAudioTrail } from '@/lib/radio/hub/audio-trail';
import { createListenerWheel, type Sink } from '@/lib/radio/hub/listener-wheel';
import { createStationLine, type Tuned } from '@/lib/radio/hub/station-line';
import type { Station, StationHead } from '@/lib/radio/station/station';

export type Title = string | null;

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
  /** Tells each new title; what comes back ends that. Opens nothing. */
  watchTitle: (tell: (title: Title) => void) => () => void;
  /** Ends every listener cleanly and lets go of the station. */
  close: () => void;
};

export type HubLog = (what: string, facts?: { reason?: string; detail?: string }) => void;

function createTitleBoard() {
  const watchers = new Set<(title: Title) => void>();
  let title: Title = null;
  return {
    title: () => title,
    set(now: Title): void {
      if (now === title) return;
      title = now;
      for (const tell of watchers) tell(now);
    },
    watch(tell: (title: Title) => void): () => void {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
  };
}

/** A hub that nobody listens to yet; nothing is opened. */
export function createHub(station: Station, log: HubLog): Hub {
  const trail = createAudioTrail();
  const board = createTitleBoard();

  function forget(): void {
    trail.clear();
    board.set(null);
  }

  const line = createStationLine(station, {
    audio(bytes) {
      trail.push(bytes);
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
  const wheel = createListenerWheel(trail, {
    onEmpty: () => line.heardBy(0),
    onDrop: () => log('A listener did not keep up and was dropped'),
  });

  return {
    tuneIn: line.tuneIn,
    listen(sink) {
      const leave = wheel.add(sink);
      line.heardBy(wheel.size());
      return leave;
    },
    head: line.head,
    title: board.title,
    watchTitle: board.watch,
    close() {
      line.close();
      wheel.endAll();
      forget();
    },
  };
}
