import type { Away, Station, StationHead } from '@/lib/radio/station';

export type Tuned = { ok: true; head: StationHead } | { ok: false; away: Away };

/** From the call to the first audio; a listener is told within three seconds that the station is away. */
const longestOpeningMs = 2500;
/** A station that says nothing for so long has gone, whatever its connection says. */
const longestSilenceMs = 10_000;
/** After the last listener has left the line stays open this long: many who leave come back at once. */
const lingerMs = 10_000;

const betweenTriesMs = 1000;
/** A station's restart is bridged; after this, listeners are disconnected. */
const longestGapMs = 10_000;

type LineEvents = {
  audio: (bytes: Buffer) => void;
  /** Nobody listens, or the station is away for good: whoever still listens is to be told the end. */
  closed: () => void;
  log: (what: string, away?: Away) => void;
};

type CallEvents = Pick<LineEvents, 'audio'> & {
  /** The first audio is there. */
  opened: (head: StationHead) => void;
  /** It came to nothing, or to its end. */
  over: (away: Away) => void;
};

const notOpened: Away = { reason: 'timeout', detail: `no audio within ${longestOpeningMs} ms` };
const silent: Away = { reason: 'silent', detail: `no audio for ${longestSilenceMs} ms` };

/** One call to a station, which may answer, or fail, before this returns. Nothing is told once `call` is aborted. */
function callStation(station: Station, call: AbortController, events: CallEvents): void {
  const { signal } = call;
  let head: StationHead | undefined;
  let isOpen = false;
  let stop = () => {};
  const over = (away: Away) => {
    if (signal.aborted) return;
    call.abort();
    events.over(away);
  };
  let deadline = setTimeout(over, longestOpeningMs, notOpened);
  const open = (told: StationHead) => {
    isOpen = true;
    clearTimeout(deadline);
    deadline = setTimeout(over, longestSilenceMs, silent);
    events.opened(told);
  };
  signal.addEventListener('abort', () => {
    clearTimeout(deadline);
    stop();
  });
  stop = station({
    head: (told) => {
      head = told;
    },
    audio: (bytes) => {
      if (signal.aborted || !head) return;
      if (isOpen) deadline.refresh();
      else open(head);
      // Opening may have ended it: a station that came back as something else is not passed on.
      if (!signal.aborted) events.audio(bytes);
    },
    over,
  });
  if (signal.aborted) stop();
}

/** The one connection to a station: opened on demand, opened again while somebody listens, closed when nobody does. */
export class StationLine {
  readonly #station: Station;
  readonly #events: LineEvents;
  /** `waiting`: until the next retry. */
  #phase: 'closed' | 'dialing' | 'open' | 'waiting' = 'closed';
  /** While it is open. */
  #head?: StationHead;
  /** What listeners have had so far; a change would break their players. */
  #playedType?: string;
  #listeners = 0;
  #away: Away = { reason: 'ended', detail: 'not called yet' };
  /** One log line per outage, however many ask while it lasts. */
  #isLogged = false;
  #lostAt?: number;
  #asking: ((tuned: Tuned) => void)[] = [];
  #call?: AbortController;
  #retry?: NodeJS.Timeout;
  #linger?: NodeJS.Timeout;

  constructor(station: Station, events: LineEvents) {
    this.#station = station;
    this.#events = events;
  }

  get head(): StationHead | undefined {
    return this.#head;
  }

  /** Opens it unless it is open; all who ask while it is being opened share the answer. */
  tuneIn(): Promise<Tuned> {
    if (this.#head) return Promise.resolve({ ok: true, head: this.#head });
    // Those who listened before are being won back already; asking more often would not help the station.
    if (this.#phase === 'waiting') return Promise.resolve({ ok: false, away: this.#away });
    const tuned = new Promise<Tuned>((resolve) => void this.#asking.push(resolve));
    this.#openClosed();
    return tuned;
  }

  /** Tells how many listen. */
  heardBy(listeners: number): void {
    this.#listeners = listeners;
    clearTimeout(this.#linger);
    // The station may have been lost before this listener came, when there was nobody to retry for.
    if (listeners > 0) this.#openClosed();
    else if (this.#phase === 'open') this.#startLinger();
    else if (this.#phase === 'waiting') this.#leave();
  }

  close(): void {
    this.#call?.abort();
    clearTimeout(this.#retry);
    clearTimeout(this.#linger);
    this.#phase = 'closed';
    this.#head = undefined;
    this.#playedType = undefined;
    this.#answer({ ok: false, away: { reason: 'ended', detail: 'the line was closed' } });
  }

  #openClosed(): void {
    if (this.#phase !== 'closed') return;
    this.#lostAt = undefined;
    this.#dial();
  }

  #dial(): void {
    this.#phase = 'dialing';
    this.#call = new AbortController();
    callStation(this.#station, this.#call, {
      ...this.#events,
      opened: (head) => this.#opened(head),
      over: (away) => this.#lost(away),
    });
  }

  #opened(head: StationHead): void {
    const { contentType } = head;
    if (this.#playedType && this.#playedType !== contentType)
      return void this.#giveUp({ reason: 'not-audio', detail: `${this.#playedType} became ${contentType}` });
    this.#phase = 'open';
    this.#head = head;
    this.#playedType = contentType;
    this.#lostAt = undefined;
    if (this.#isLogged) this.#events.log('is back');
    this.#isLogged = false;
    if (this.#listeners === 0) this.#startLinger();
    this.#answer({ ok: true, head });
  }

  #lost(away: Away): void {
    const now = performance.now();
    if (this.#phase === 'open') this.#logOnce('dropped', away);
    this.#head = undefined;
    this.#away = away;
    this.#lostAt ??= now;
    this.#answer({ ok: false, away });
    if (this.#listeners === 0 || now - this.#lostAt + betweenTriesMs > longestGapMs) {
      this.#giveUp(away);
      return;
    }
    this.#phase = 'waiting';
    this.#retry = setTimeout(() => this.#dial(), betweenTriesMs);
  }

  #giveUp(away: Away): void {
    this.close();
    this.#logOnce('is away', away);
    this.#events.closed();
  }

  #startLinger(): void {
    this.#linger = setTimeout(() => this.#leave(), lingerMs);
  }

  #leave(): void {
    this.close();
    this.#events.closed();
  }

  #logOnce(what: string, away: Away): void {
    if (!this.#isLogged) this.#events.log(what, away);
    this.#isLogged = true;
  }

  #answer(tuned: Tuned): void {
    const asking = this.#asking;
    this.#asking = [];
    for (const resolve of asking) resolve(tuned);
  }
}
