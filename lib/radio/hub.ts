import { fewAMinute } from '@/lib/base/log';
import { BurstBuffer } from '@/lib/radio/burst-buffer';
import { ListenerWheel, type Sink } from '@/lib/radio/listener-wheel';
import type { Station, StationHead } from '@/lib/radio/station';
import { StationLine, type Tuned } from '@/lib/radio/station-line';

type HubLog = (what: string, facts?: { reason?: string; detail?: string; listeners?: number }) => void;

const closing: Tuned = { ok: false, away: { reason: 'ended', detail: 'the server is ending' } };

/** One station and all who listen to it: one connection outwards, any number inwards. */
export class Hub {
  readonly #audio = new BurstBuffer();
  readonly #line: StationLine;
  readonly #listeners: ListenerWheel;
  #failure?: string;
  #closed = false;

  constructor(station: Station, log: HubLog) {
    this.#line = new StationLine(station, {
      audio: (bytes) => {
        this.#audio.push(bytes);
        this.#listeners.heard();
      },
      closed: () => {
        this.#listeners.endAll();
        this.#audio.clear();
      },
      log: (what, away) => {
        this.#failure = away?.reason;
        log(`The station ${what}`, away && { ...away });
      },
    });
    // Bad reception is not to fill the log.
    const tellDrops = (listeners: number) => log('Listeners did not keep up and were dropped', { listeners });
    const few = fewAMinute(1, tellDrops);
    this.#listeners = new ListenerWheel(this.#audio, {
      onEmpty: () => this.#line.heardBy(0),
      onDrop: () => few(() => tellDrops(1)),
    });
  }

  /** Opens the station unless it is open already; the answer comes within three seconds. */
  tuneIn(): Promise<Tuned> {
    return this.#closed ? Promise.resolve(closing) : this.#line.tuneIn();
  }

  /** Gives a listener the last seconds at once and what follows in turn; what comes back takes it out. */
  listen(sink: Sink): () => void {
    if (this.#closed) {
      sink.end();
      return () => {};
    }
    const leave = this.#listeners.add(sink);
    this.#line.heardBy(this.#listeners.size);
    return leave;
  }

  /** What the station said of itself, while it is open. */
  head(): StationHead | undefined {
    return this.#line.head;
  }

  /** Why the station was last lost, until it is back. */
  failure(): string | undefined {
    return this.#failure;
  }

  /** Ends every listener cleanly, lets go of the station and stays closed. */
  close(): void {
    this.#closed = true;
    this.#line.close();
    this.#listeners.endAll();
    this.#audio.clear();
  }
}
