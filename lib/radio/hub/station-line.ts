import {
  closedLine,
  type LineEffect,
  type LineEvent,
  reduceLine,
  type Tuned,
} from '@/lib/radio/hub/line-reducer';
import { type OneCall, prepareCall } from '@/lib/radio/hub/one-call';
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

/** The one connection to a station: opened on demand, opened again while somebody listens, closed when nobody does. */
export type StationLine = {
  /** Opens it unless it is open; all who ask while it is being opened share the answer. */
  tuneIn: () => Promise<Tuned>;
  /** Tells whether anybody listens. */
  heardBy: (listeners: number) => void;
  head: () => StationHead | undefined;
  close: () => void;
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
function waitingRoom<T>(): { enter: () => Promise<T>; answer: (value: T) => void } {
  let waiting: ((value: T) => void)[] = [];
  return {
    enter: () => new Promise((resolve) => void waiting.push(resolve)),
    answer(value) {
      const asked = waiting;
      waiting = [];
      for (const tell of asked) tell(value);
    },
  };
}

/** A line that is not open. What to do when is decided by reduceLine; here it is done. */
export function createStationLine(station: Station, events: LineEvents): StationLine {
  let state = closedLine;
  let call: OneCall | undefined;
  const asking = waitingRoom<Tuned>();
  const retry = timer();
  const linger = timer();

  const actions: Actions = {
    dial() {
      const opened = (head: StationHead) => dispatch({ type: 'opened', head, now: performance.now() });
      call = prepareCall(station, { opened, audio: events.audio, title: events.title, over: lost });
      call.dial();
    },
    'hang-up'() {
      call?.hangUp();
      call = undefined;
    },
    retry: ({ inMs }) => retry.start(inMs, () => dispatch({ type: 'retry' })),
    'stop-retry': retry.stop,
    'start-linger': () => linger.start(lingerMs, () => dispatch({ type: 'lingered' })),
    'stop-linger': linger.stop,
    answer: ({ tuned }) => asking.answer(tuned),
    log: ({ what, away }) => events.log(what, away),
    'end-listeners': events.gone,
    forget: events.closed,
  };

  function dispatch(event: LineEvent): void {
    const [next, effects] = reduceLine(state, event);
    state = next;
    for (const effect of effects) (actions[effect.do] as (effect: LineEffect) => void)(effect);
  }

  function lost(away: Away): void {
    call = undefined;
    dispatch({ type: 'lost', away, now: performance.now() });
  }

  return {
    tuneIn() {
      if (state.head) return Promise.resolve({ ok: true, head: state.head });
      // Those who listened before are being won back already; asking more often would not help the station.
      if (state.phase === 'waiting') return Promise.resolve({ ok: false, away: state.away });
      const answer = asking.enter();
      dispatch({ type: 'asked' });
      return answer;
    },
    heardBy: (count) => dispatch({ type: 'listeners', count }),
    head: () => state.head,
    close: () => dispatch({ type: 'close' }),
  };
}
