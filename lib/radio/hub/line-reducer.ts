import { nextWait, steadyMs } from '@/lib/radio/hub/retry-plan';
import type { Away, StationHead } from '@/lib/radio/station/station';

export type Tuned = { ok: true; head: StationHead } | { ok: false; away: Away };

export type LineState = {
  phase: 'closed' | 'dialing' | 'open' | 'waiting';
  head?: StationHead;
  /** What listeners have had so far; a change would break their players. */
  playedType?: string;
  listeners: number;
  away: Away;
  /** One log line per outage, however many ask while it lasts. */
  logged: boolean;
  tries: number;
  openedAt: number;
  lostAt?: number;
};

/** Times are ms on any steady clock. */
export type LineEvent =
  | { type: 'asked' }
  | { type: 'listeners'; count: number }
  | { type: 'opened'; head: StationHead; now: number }
  | { type: 'lost'; away: Away; now: number }
  | { type: 'retry' }
  | { type: 'lingered' }
  | { type: 'close' };

/** In order; a dial comes last, since a station may reply before it returns. */
export type LineEffect =
  | { do: 'dial' | 'hang-up' | 'start-linger' | 'stop-linger' | 'stop-retry' | 'end-listeners' | 'forget' }
  | { do: 'retry'; inMs: number }
  | { do: 'answer'; tuned: Tuned }
  | { do: 'log'; what: string; away?: Away };

type Step = readonly [LineState, readonly LineEffect[]];

export const closedLine: LineState = {
  phase: 'closed',
  listeners: 0,
  away: { reason: 'ended', detail: 'not called yet' },
  logged: false,
  tries: 0,
  openedAt: 0,
};

const lineClosed: Tuned = { ok: false, away: { reason: 'ended', detail: 'the line was closed' } };

function dialed(state: LineState): Step {
  return [{ ...state, phase: 'dialing', tries: 0, lostAt: undefined }, [{ do: 'dial' }]];
}

function closed(state: LineState, ...after: LineEffect[]): Step {
  return [
    { ...state, phase: 'closed', head: undefined, playedType: undefined },
    [
      { do: 'hang-up' },
      { do: 'stop-retry' },
      { do: 'stop-linger' },
      { do: 'answer', tuned: lineClosed },
      ...after,
    ],
  ];
}

function logOnce({ logged }: LineState, what: string, away: Away): LineEffect[] {
  return logged ? [] : [{ do: 'log', what, away }];
}

function givenUp(state: LineState, away: Away): Step {
  return closed({ ...state, logged: true }, ...logOnce(state, 'is away', away), { do: 'end-listeners' });
}

function listened(state: LineState, listeners: number): Step {
  const now = { ...state, listeners };
  const stop = { do: 'stop-linger' } as const;
  // The station may have been lost before this listener came, when there was nobody to retry for.
  if (listeners > 0) return state.phase === 'closed' ? dialed(now) : [now, [stop]];
  if (state.phase === 'open') return [now, [stop, { do: 'start-linger' }]];
  return state.phase === 'waiting' ? closed(now, { do: 'forget' }) : [now, [stop]];
}

function opened(state: LineState, head: StationHead, now: number): Step {
  const { playedType, listeners, logged } = state;
  if (playedType && playedType !== head.contentType)
    return givenUp(state, { reason: 'not-audio', detail: `${playedType} became ${head.contentType}` });
  const effects: LineEffect[] = [{ do: 'answer', tuned: { ok: true, head } }];
  if (listeners === 0) effects.unshift({ do: 'start-linger' });
  if (logged) effects.unshift({ do: 'log', what: 'is back' });
  const open = { phase: 'open', head, playedType: head.contentType, openedAt: now } as const;
  return [{ ...state, ...open, logged: false, lostAt: undefined }, effects];
}

function lost(state: LineState, away: Away, now: number): Step {
  const wasOpen = state.phase === 'open';
  const tries = wasOpen && now - state.openedAt >= steadyMs ? 0 : state.tries;
  const lostAt = state.lostAt ?? now;
  const effects = wasOpen ? logOnce(state, 'dropped', away) : [];
  const silent = { ...state, head: undefined, away, lostAt, logged: state.logged || wasOpen };
  const answer: LineEffect = { do: 'answer', tuned: { ok: false, away } };
  const inMs = state.listeners > 0 ? nextWait(tries, now - lostAt) : undefined;
  if (inMs === undefined) {
    const [end, more] = givenUp(silent, away);
    return [end, [...effects, answer, ...more]];
  }
  return [{ ...silent, phase: 'waiting', tries: tries + 1 }, [...effects, answer, { do: 'retry', inMs }]];
}

export function reduceLine(state: LineState, event: LineEvent): Step {
  switch (event.type) {
    case 'asked':
      return state.phase === 'closed' ? dialed(state) : [state, []];
    case 'listeners':
      return listened(state, event.count);
    case 'opened':
      return opened(state, event.head, event.now);
    case 'lost':
      return lost(state, event.away, event.now);
    case 'retry':
      return [{ ...state, phase: 'dialing' }, [{ do: 'dial' }]];
    case 'lingered':
      return closed(state, { do: 'forget' });
    case 'close':
      return closed(state);
  }
}
