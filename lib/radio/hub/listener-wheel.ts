import type { BurstBuffer } from '@/lib/radio/hub/burst-buffer';

/** Where a listener's audio goes. */
export type Sink = {
  write: (bytes: Buffer) => void;
  /** Bytes that were written and have not left the process. */
  queued: () => number;
  /** Ends it so that the listener can tell an end from a failure. */
  end: () => void;
  /** Cuts it off. */
  drop: () => void;
};

/** A listener that has this much waiting does not keep up and is dropped. */
export const mostQueuedBytes = 256 * 1024;
/** Every listener gets its audio twice a second: fewer and larger writes are what makes a thousand of them cheap. */
const turnMs = 500;
/** Listeners are served group by group, so that no turn holds up a page for longer than a few milliseconds. */
const groups = 20;
/** More than this not yet passed on means a fast station: then everybody is served at once. */
const mostPending = 64 * 1024;

type Seat = { sink: Sink; position: number };

/** The listeners of one station. */
export type ListenerWheel = {
  /** Gives the burst at once and everything after it in turn; what comes back takes the listener out. */
  add: (sink: Sink) => () => void;
  size: () => number;
  /** To be called after each push to the trail. */
  heard: () => void;
  /** Passes on what there is and ends every listener. */
  endAll: () => void;
};

/** A wheel without listeners; `onEmpty` is called when the last one has left, `onDrop` for one that did not keep up. */
export function createListenerWheel(
  burstBuffer: BurstBuffer,
  { onEmpty, onDrop }: { onEmpty: () => void; onDrop: () => void },
): ListenerWheel {
  const spokes = Array.from({ length: groups }, () => new Set<Seat>());
  let size = 0;
  let next = 0;
  let passedOn = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function remove(seat: Seat): void {
    if (!spokes.some((spoke) => spoke.delete(seat))) return;
    size--;
    if (size > 0) return;
    clearInterval(timer);
    timer = undefined;
    onEmpty();
  }

  function give(seat: Seat): void {
    const bytes = burstBuffer.since(seat.position);
    seat.position = burstBuffer.end();
    if (bytes.length === 0) return;
    if (seat.sink.queued() + bytes.length <= mostQueuedBytes) {
      seat.sink.write(bytes);
      return;
    }
    remove(seat);
    seat.sink.drop();
    onDrop();
  }

  function turn(): void {
    for (const seat of spokes[next] ?? []) give(seat);
    next = (next + 1) % groups;
    if (next === 0) passedOn = burstBuffer.end();
  }

  function giveAll(): void {
    for (const spoke of spokes) for (const seat of spoke) give(seat);
    passedOn = burstBuffer.end();
  }

  return {
    add(sink) {
      const seat = { sink, position: burstBuffer.end() };
      const smallest = spokes.reduce((least, spoke) => (spoke.size < least.size ? spoke : least));
      smallest.add(seat);
      size++;
      timer ??= setInterval(turn, turnMs / groups);
      const burst = burstBuffer.burst();
      if (burst.length > 0) sink.write(burst);
      return () => remove(seat);
    },
    size: () => size,
    heard() {
      if (size > 0 && burstBuffer.end() - passedOn > mostPending) giveAll();
    },
    endAll() {
      giveAll();
      for (const seat of spokes.flatMap((spoke) => [...spoke])) {
        remove(seat);
        seat.sink.end();
      }
    },
  };
}
