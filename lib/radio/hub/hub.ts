import { BurstBuffer } from '@/lib/radio/hub/burst-buffer';
import { createDropLog } from '@/lib/radio/hub/drop-log';
import type { Tuned } from '@/lib/radio/hub/line-reducer';
import { ListenerWheel, type Sink } from '@/lib/radio/hub/listener-wheel';
import { StationLine } from '@/lib/radio/hub/station-line';
import type { Station, StationHead } from '@/lib/radio/station/station';

export type Title = string | null;

export type TitleWatcher = { tell: (title: Title) => void; end: () => void };

export type HubLog = (what: string, facts?: { reason?: string; detail?: string; listeners?: number }) => void;

class TitleBoard {
  readonly #watchers = new Set<TitleWatcher>();
  #title: Title = null;

  get title(): Title {
    return this.#title;
  }

  set(title: Title): void {
    if (title === this.#title) return;
    this.#title = title;
    for (const { tell } of this.#watchers) tell(title);
  }

  watch(watcher: TitleWatcher): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  endAll(): void {
    for (const { end } of this.#watchers) end();
  }
}

const closing: Tuned = { ok: false, away: { reason: 'ended', detail: 'the server is ending' } };

/** One station and all who listen to it: one connection outwards, any number inwards. */
export class Hub {
  readonly #audio = new BurstBuffer();
  readonly #titles = new TitleBoard();
  readonly #line: StationLine;
  readonly #listeners: ListenerWheel;
  #closed = false;

  constructor(station: Station, log: HubLog) {
    this.#line = new StationLine(station, {
      audio: (bytes) => {
        this.#audio.push(bytes);
        this.#listeners.heard();
      },
      title: (title) => this.#titles.set(title),
      gone: () => {
        this.#listeners.endAll();
        this.#forget();
      },
      closed: () => this.#forget(),
      log: (what, away) => log(`The station ${what}`, away && { ...away }),
    });
    this.#listeners = new ListenerWheel(this.#audio, {
      onEmpty: () => this.#line.heardBy(0),
      onDrop: createDropLog((listeners) => log('Listeners did not keep up and were dropped', { listeners })),
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

  /** What is playing; null where the station does not say, or nobody listens. */
  title(): Title {
    return this.#titles.title;
  }

  /** Tells each new title, and the end of the hub; what comes back ends that. Opens nothing. */
  watchTitle(watcher: TitleWatcher): () => void {
    return this.#titles.watch(watcher);
  }

  /** Ends every listener cleanly, lets go of the station and stays closed. */
  close(): void {
    this.#closed = true;
    this.#line.close();
    this.#listeners.endAll();
    this.#titles.endAll();
    this.#forget();
  }

  #forget(): void {
    this.#audio.clear();
    this.#titles.set(null);
  }
}
