import {
  closedLine,
  type LineEffect,
  type LineEvent,
  reduceLine,
  type Tuned,
} from '@/lib/radio/hub/line-reducer';
import { OneCall } from '@/lib/radio/hub/one-call';
import type { Away, Station, StationHead } from '@/lib/radio/station/station';

/** After the last listener has left the line stays open this long: many who leave come back at once. */
export const lingerMs = 10_000;

export type LineEvents = {
  audio: (bytes: Buffer) => void;
  title: (title: string | null) => void;
  /** The station is away for good, or came back as something else: whoever still listens is to be told the end. */
  gone: () => void;
  /** The line was closed because nobody listens. */
  closed: () => void;
  log: (what: string, away?: Away) => void;
};

type EffectOf<Name> = Extract<LineEffect, { do: Name }>;
type Actions = { [Name in LineEffect['do']]: (effect: EffectOf<Name>) => void };

/** A timer that is started anew each time. */
function timer(): { start: (ms: number, run: () => void) => void; stop: () => void } {
  let running: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(running);
  return {
    stop,
    start(ms, run) {
      stop();
      running = setTimeout(run, ms);
    },
  };
}

/** Those who wait for one answer. */
class Waiting<T> {
  #resolves: ((value: T) => void)[] = [];

  wait(): Promise<T> {
    return new Promise((resolve) => void this.#resolves.push(resolve));
  }

  resolve(value: T): void {
    const resolves = this.#resolves;
    this.#resolves = [];
    for (const resolve of resolves) resolve(value);
  }
}

/**
 * The one connection to a station: opened on demand, opened again while somebody listens, closed when nobody does. What
 * to do when is decided by reduceLine; here it is done.
 */
export class StationLine {
  readonly #station: Station;
  readonly #events: LineEvents;
  readonly #tuning = new Waiting<Tuned>();
  readonly #retry = timer();
  readonly #linger = timer();
  readonly #actions: Actions;
  #state = closedLine;
  #call?: OneCall;

  constructor(station: Station, events: LineEvents) {
    this.#station = station;
    this.#events = events;
    this.#actions = {
      dial: () => this.#dial(),
      'hang-up': () => this.#hangUp(),
      retry: ({ inMs }) => this.#retry.start(inMs, () => this.#dispatch({ type: 'retry' })),
      'stop-retry': this.#retry.stop,
      'start-linger': () => this.#linger.start(lingerMs, () => this.#dispatch({ type: 'lingered' })),
      'stop-linger': this.#linger.stop,
      answer: ({ tuned }) => this.#tuning.resolve(tuned),
      log: ({ what, away }) => events.log(what, away),
      'end-listeners': events.gone,
      forget: events.closed,
    };
  }

  get head(): StationHead | undefined {
    return this.#state.head;
  }

  /** Opens it unless it is open; all who ask while it is being opened share the answer. */
  tuneIn(): Promise<Tuned> {
    const { head, phase, away } = this.#state;
    if (head) return Promise.resolve({ ok: true, head });
    // Those who listened before are being won back already; asking more often would not help the station.
    if (phase === 'waiting') return Promise.resolve({ ok: false, away });
    const tuned = this.#tuning.wait();
    this.#dispatch({ type: 'asked' });
    return tuned;
  }

  /** Tells how many listen. */
  heardBy(listeners: number): void {
    this.#dispatch({ type: 'listeners', count: listeners });
  }

  close(): void {
    this.#dispatch({ type: 'close' });
  }

  #dispatch(event: LineEvent): void {
    const [next, effects] = reduceLine(this.#state, event);
    this.#state = next;
    for (const effect of effects) (this.#actions[effect.do] as (effect: LineEffect) => void)(effect);
  }

  #dial(): void {
    const { audio, title } = this.#events;
    this.#call = new OneCall(this.#station, {
      opened: (head) => this.#dispatch({ type: 'opened', head, now: performance.now() }),
      audio,
      title,
      over: (away) => {
        this.#call = undefined;
        // The station may come back without titles.
        title(null);
        this.#dispatch({ type: 'lost', away, now: performance.now() });
      },
    });
    this.#call.dial();
  }

  #hangUp(): void {
    this.#call?.hangUp();
    this.#call = undefined;
  }
}
