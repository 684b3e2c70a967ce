import { Broadcast, type Sink } from '@/lib/radio/broadcast';
import { callStation } from '@/lib/radio/call-station';
import type { Away, Station } from '@/lib/radio/station';

export type Tuned = { ok: true; type: string } | { ok: false; away: Away };

type HubLog = (what: string, away?: Away) => void;

const closing: Tuned = { ok: false, away: { reason: 'ended', detail: 'the server is ending' } };

/**
 * One connection to a station for any number of listeners. It opens with the first listener and closes after the last. If
 * the station ends, every listener ends; players reconnect by themselves.
 */
export class Hub {
  readonly #station: Station;
  readonly #log: HubLog;
  readonly #audio = new Broadcast(() => this.#disconnect());
  /** The content type while the station is open. */
  #type?: string;
  #hangUp?: () => void;
  #waiting: ((tuned: Tuned) => void)[] = [];
  /** Why the last connection failed; an outage is logged once. */
  #failure?: string;
  #isClosed = false;

  constructor(station: Station, log: HubLog) {
    this.#station = station;
    this.#log = log;
  }

  /** Opens the station if needed; concurrent callers share the result, which comes within three seconds. */
  tuneIn(): Promise<Tuned> {
    if (this.#isClosed) return Promise.resolve(closing);
    if (this.#type) return Promise.resolve({ ok: true, type: this.#type });
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) this.#call();
    });
  }

  /** Adds a listener; the returned function removes it. */
  listen(sink: Sink): () => void {
    if (this.#type) return this.#audio.add(sink);
    // True if the station was lost after tuneIn().
    sink.end();
    return () => {};
  }

  listeners(): number {
    return this.#audio.size();
  }

  /** Returns the content type while the station is open. */
  type(): string | undefined {
    return this.#type;
  }

  /** Returns why the station was lost, until it is back. */
  failure(): string | undefined {
    return this.#failure;
  }

  /** Ends every listener properly, disconnects and stays closed. */
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
          this.#log(this.#type ? 'The station dropped' : 'The station is unavailable', away);
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
