import { firstFrame } from '@/lib/radio/mpeg-frames';

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

/** A listener that has more than this waiting from its last turn does not keep up and is dropped. */
const mostQueuedBytes = 256 * 1024;
/** As much as a new listener gets at once, so that playing starts without a wait: four seconds at 128 kbit/s. */
const burstBytes = 64 * 1024;
/** Every listener gets its audio once a second: fewer and larger writes are what makes a thousand of them cheap. */
const turnMs = 1000;
/** Listeners are served group by group, so that no turn holds up a page for longer than a few milliseconds. */
const groupCount = 20;

type Group = { sinks: Set<Sink>; waiting: Buffer[] };

/** The audio of one station and all who listen to it. */
export class Broadcast {
  readonly #onEmpty: () => void;
  readonly #groups = Array.from({ length: groupCount }, (): Group => ({ sinks: new Set(), waiting: [] }));
  /** The last seconds. */
  #burst = Buffer.alloc(0);
  #next = 0;
  #timer?: ReturnType<typeof setInterval>;

  /** Calls back when the last listener has left. */
  constructor(onEmpty: () => void) {
    this.#onEmpty = onEmpty;
  }

  push(bytes: Buffer): void {
    this.#burst = Buffer.concat([this.#burst, bytes]).subarray(-burstBytes);
    for (const { sinks, waiting } of this.#groups) if (sinks.size > 0) waiting.push(bytes);
  }

  /** Gives the last seconds at once and what follows in turn; what comes back takes the listener out. */
  add(sink: Sink): () => void {
    const group = this.#groups.reduce((least, one) => (one.sinks.size < least.sinks.size ? one : least));
    if (group.sinks.size === 0) group.waiting = [];
    group.sinks.add(sink);
    this.#timer ??= setInterval(() => this.#turn(), turnMs / groupCount);
    // What waits for the others of its group comes with theirs.
    const waiting = group.waiting.reduce((sum, { length }) => sum + length, 0);
    const burst = this.#burst.subarray(0, Math.max(0, this.#burst.length - waiting));
    if (burst.length > 0) sink.write(burst.subarray(firstFrame(burst)));
    return () => this.#remove(sink);
  }

  /** How many listen. */
  size(): number {
    return this.#groups.reduce((sum, { sinks }) => sum + sinks.size, 0);
  }

  /** Passes on what there is, ends every listener and forgets the audio. */
  end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (const group of this.#groups) {
      this.#give(group);
      const ended = [...group.sinks];
      group.sinks.clear();
      for (const sink of ended) sink.end();
    }
    this.#burst = Buffer.alloc(0);
  }

  #turn(): void {
    this.#give(this.#groups[this.#next] as Group);
    this.#next = (this.#next + 1) % groupCount;
  }

  #give({ sinks, waiting }: Group): void {
    const bytes = Buffer.concat(waiting.splice(0));
    if (bytes.length === 0) return;
    for (const sink of sinks) {
      if (sink.queued() <= mostQueuedBytes) sink.write(bytes);
      else {
        this.#remove(sink);
        sink.drop();
      }
    }
  }

  #remove(sink: Sink): void {
    const wasHere = this.#groups.some(({ sinks }) => sinks.delete(sink));
    if (wasHere && this.size() === 0) this.#onEmpty();
  }
}
