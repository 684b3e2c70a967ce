import { Broadcast, type Sink } from '@/lib/radio/broadcast';
import { callStation } from '@/lib/radio/call-station';
import type { Away, Station } from '@/lib/radio/station';

export type Tuned = { ok: true; type: string } | { ok: false; away: Away };

type HubLog = (what: string, away?: Away) => void;

const closing: Tuned = { ok: false, away: { reason: 'ended', detail: 'the server is ending' } };

/**
 * One station and all who listen to it: one connection outwards, any number inwards. It is opened on demand, closed when
 * nobody listens, and its end is every listener's: players come back by themselves.
 */
export class Hub {
  readonly #station: Station;
  readonly #log: HubLog;
  readonly #audio = new Broadcast(() => this.#letGo());
  /** While it is open. */
  #type?: string;
  #hangUp?: () => void;
  #asking: ((tuned: Tuned) => void)[] = [];
  /** Of the last call; one log line per outage, however many ask while it lasts. */
  #failure?: string;
  #isClosed = false;

  constructor(station: Station, log: HubLog) {
    this.#station = station;
    this.#log = log;
  }

  /** Opens the station unless it is open; all who ask while it is being opened share the answer, within three seconds. */
  tuneIn(): Promise<Tuned> {
    if (this.#isClosed) return Promise.resolve(closing);
    if (this.#type) return Promise.resolve({ ok: true, type: this.#type });
    return new Promise((resolve) => {
      this.#asking.push(resolve);
      if (this.#asking.length === 1) this.#call();
    });
  }

  /** Gives a listener the last seconds at once and what follows in turn; what comes back takes it out. */
  listen(sink: Sink): () => void {
    if (this.#type) return this.#audio.add(sink);
    // Lost since it was tuned in.
    sink.end();
    return () => {};
  }

  listeners(): number {
    return this.#audio.size();
  }

  /** The content type of its audio, while it is open. */
  type(): string | undefined {
    return this.#type;
  }

  /** Why the station was last lost, until it is back. */
  failure(): string | undefined {
    return this.#failure;
  }

  /** Ends every listener cleanly, lets go of the station and stays closed. */
  close(): void {
    this.#isClosed = true;
    this.#letGo();
    this.#answer(closing);
  }

  #call(): void {
    this.#hangUp = callStation(this.#station, {
      opened: (type) => {
        this.#type = type;
        if (this.#failure) this.#log('The station is back');
        this.#failure = undefined;
        this.#answer({ ok: true, type });
      },
      audio: (bytes) => this.#audio.push(bytes),
      over: (away) => {
        if (!this.#failure) this.#log(this.#type ? 'The station dropped' : 'The station is away', away);
        this.#failure = away.reason;
        this.#letGo();
        this.#answer({ ok: false, away });
      },
    });
  }

  #letGo(): void {
    this.#hangUp?.();
    this.#type = undefined;
    this.#audio.end();
  }

  #answer(tuned: Tuned): void {
    const asking = this.#asking;
    this.#asking = [];
    for (const resolve of asking) resolve(tuned);
  }
}
