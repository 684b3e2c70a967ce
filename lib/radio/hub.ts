import { Broadcast, type Sink } from '@/lib/radio/broadcast';
import { callStation } from '@/lib/radio/call-station';
import type { Away, Station } from '@/lib/radio/station';

type Tuned = { ok: true; type: string } | { ok: false; away: Away };

type HubLog = (what: string, away?: Away) => void;

const closing: Tuned = { ok: false, away: { reason: 'ended', detail: 'the server is shutting down' } };

/**
 * Shares one connection to a station among any number of listeners. The connection opens for the first listener and
 * closes after the last one. If the station ends, all listeners' streams end; players reconnect by themselves.
 */
export class Hub {
  readonly #station: Station;
  readonly #log: HubLog;
  readonly #audio = new Broadcast(() => this.#disconnect());
  /** Content type of the audio; undefined while the station is not connected. */
  #type?: string;
  #hangUp?: () => void;
  #waiting: ((tuned: Tuned) => void)[] = [];
  /** Reason why the last connection failed, so that an outage is logged only once. */
  #failure?: string;
  #isClosed = false;

  constructor(station: Station, log: HubLog) {
    this.#station = station;
    this.#log = log;
  }

  /** Connects to the station if necessary. Concurrent callers share the result, which comes within three seconds. */
  tuneIn(): Promise<Tuned> {
    if (this.#isClosed) return Promise.resolve(closing);
    if (this.#type) return Promise.resolve({ ok: true, type: this.#type });
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) this.#call();
    });
  }

  /** Adds a listener. Returns a function that removes the listener. */
  listen(sink: Sink): () => void {
    if (this.#type) return this.#audio.add(sink);
    // The station was lost after tuneIn().
    sink.end();
    return () => {};
  }

  listeners(): number {
    return this.#audio.size();
  }

  /** Returns the content type of the audio; undefined while the station is not connected. */
  type(): string | undefined {
    return this.#type;
  }

  /** Returns the reason why the station was lost; undefined once it is back. */
  failure(): string | undefined {
    return this.#failure;
  }

  /** Ends the streams of all listeners properly, disconnects, and refuses new listeners. */
  close(): void {
    this.#isClosed = true;
    this.#disconnect();
    this.#settle(closing);
  }

  #call(): void {
    this.#hangUp = callStation(this.#station, {
      opened: (type) => {
        this.#type = type;
        if (this.#failure) this.#log('The station is back');
        this.#failure = undefined;
        this.#settle({ ok: true, type });
      },
      audio: (bytes) => this.#audio.push(bytes),
      over: (away) => {
        if (!this.#failure)
          this.#log(this.#type ? 'The station was lost' : 'The station is unavailable', away);
        this.#failure = away.reason;
        this.#disconnect();
        this.#settle({ ok: false, away });
      },
    });
  }

  #disconnect(): void {
    this.#hangUp?.();
    this.#type = undefined;
    this.#audio.end();
  }

  #settle(tuned: Tuned): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(tuned);
  }
}
