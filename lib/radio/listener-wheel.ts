import type { BurstBuffer } from '@/lib/radio/burst-buffer';

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
const groupCount = 20;
/** More than this not yet passed on means a fast station: then everybody is served at once. */
const mostPending = 64 * 1024;

type Listener = { sink: Sink; position: number };

type WheelEvents = {
  /** The last listener has left. */
  onEmpty: () => void;
  /** A listener did not keep up. */
  onDrop: () => void;
};

/** The listeners of one station, who get the audio of its buffer in turn. */
export class ListenerWheel {
  readonly #audio: BurstBuffer;
  readonly #events: WheelEvents;
  readonly #groups = Array.from({ length: groupCount }, () => new Set<Listener>());
  #size = 0;
  #next = 0;
  #passedOn = 0;
  #timer?: ReturnType<typeof setInterval>;

  constructor(audio: BurstBuffer, events: WheelEvents) {
    this.#audio = audio;
    this.#events = events;
  }

  get size(): number {
    return this.#size;
  }

  /** Gives the burst at once and everything after it in turn; what comes back takes the listener out. */
  add(sink: Sink): () => void {
    const listener = { sink, position: this.#audio.end };
    this.#groups.reduce((least, group) => (group.size < least.size ? group : least)).add(listener);
    this.#size++;
    this.#timer ??= setInterval(() => this.#turn(), turnMs / groupCount);
    const burst = this.#audio.burst();
    if (burst.length > 0) sink.write(burst);
    return () => this.#remove(listener);
  }

  /** To be called after each push to the buffer. */
  heard(): void {
    if (this.#size > 0 && this.#audio.end - this.#passedOn > mostPending) this.#giveAll();
  }

  /** Passes on what there is and ends every listener. */
  endAll(): void {
    this.#giveAll();
    for (const listener of this.#groups.flatMap((group) => [...group])) {
      this.#remove(listener);
      listener.sink.end();
    }
  }

  #turn(): void {
    for (const listener of this.#groups[this.#next] ?? []) this.#give(listener);
    this.#next = (this.#next + 1) % groupCount;
    if (this.#next === 0) this.#passedOn = this.#audio.end;
  }

  #giveAll(): void {
    for (const group of this.#groups) for (const listener of group) this.#give(listener);
    this.#passedOn = this.#audio.end;
  }

  #give(listener: Listener): void {
    const bytes = this.#audio.since(listener.position);
    listener.position = this.#audio.end;
    if (bytes.length === 0) return;
    if (listener.sink.queued() + bytes.length <= mostQueuedBytes) {
      listener.sink.write(bytes);
      return;
    }
    this.#remove(listener);
    listener.sink.drop();
    this.#events.onDrop();
  }

  #remove(listener: Listener): void {
    if (!this.#groups.some((group) => group.delete(listener))) return;
    this.#size--;
    if (this.#size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#events.onEmpty();
  }
}
