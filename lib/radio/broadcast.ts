import { firstFrame } from '@/lib/radio/mpeg-frames';

/** The output stream to one listener. */
export type Sink = {
  write: (bytes: Buffer) => void;
  /** Returns the number of bytes that were written but have not left the process. */
  queued: () => number;
  /** Ends the stream properly, so that the player can tell an end from a failure. */
  end: () => void;
  /** Aborts the stream. */
  drop: () => void;
};

/** Maximum number of queued bytes. A listener with more cannot keep up and is dropped. */
const MAX_QUEUED_BYTES = 256 * 1024;
/**
 * Amount of audio sent to a new listener right away, so that playback starts immediately: four seconds at 128
 * kbit/s.
 */
const BURST_BYTES = 64 * 1024;
/** Time between two writes to a listener. With few, large writes even a thousand listeners cost little. */
const INTERVAL_MS = 1000;
/** Number of groups of listeners, served in turn, so that no turn delays a page by more than a few milliseconds. */
const GROUPS = 20;

type Group = { sinks: Set<Sink>; waiting: Buffer[] };

/** Distributes the audio of one station to all its listeners. */
export class Broadcast {
  readonly #onEmpty: () => void;
  readonly #groups = Array.from({ length: GROUPS }, (): Group => ({ sinks: new Set(), waiting: [] }));
  /** The last seconds of audio, for new listeners. */
  #burst = Buffer.alloc(0);
  #next = 0;
  #timer?: ReturnType<typeof setInterval>;

  /** `onEmpty` is called when the last listener has left. */
  constructor(onEmpty: () => void) {
    this.#onEmpty = onEmpty;
  }

  push(bytes: Buffer): void {
    this.#burst = Buffer.concat([this.#burst, bytes]).subarray(-BURST_BYTES);
    for (const { sinks, waiting } of this.#groups) if (sinks.size > 0) waiting.push(bytes);
  }

  /**
   * Adds a listener, who immediately gets the last seconds of audio. Returns a function that removes the
   * listener.
   */
  add(sink: Sink): () => void {
    const group = this.#groups.reduce((least, one) => (one.sinks.size < least.sinks.size ? one : least));
    if (group.sinks.size === 0) group.waiting = [];
    group.sinks.add(sink);
    this.#timer ??= setInterval(() => this.#turn(), INTERVAL_MS / GROUPS);
    // Leave out the group's waiting audio, which the listener gets on the group's next turn.
    const waiting = group.waiting.reduce((sum, { length }) => sum + length, 0);
    const burst = this.#burst.subarray(0, Math.max(0, this.#burst.length - waiting));
    if (burst.length > 0) sink.write(burst.subarray(firstFrame(burst)));
    return () => this.#remove(sink);
  }

  /** Returns the number of listeners. */
  size(): number {
    return this.#groups.reduce((sum, { sinks }) => sum + sinks.size, 0);
  }

  /** Sends the remaining audio, ends the streams of all listeners and clears the stored audio. */
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
    this.#next = (this.#next + 1) % GROUPS;
  }

  #give({ sinks, waiting }: Group): void {
    const bytes = Buffer.concat(waiting.splice(0));
    if (bytes.length === 0) return;
    for (const sink of sinks) {
      if (sink.queued() <= MAX_QUEUED_BYTES) sink.write(bytes);
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
