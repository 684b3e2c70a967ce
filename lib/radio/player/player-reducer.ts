import type { PlayerEvent, PlayerState } from './player-state';

const RETRY_SECONDS = [1, 2, 4, 8];
/** Maximum retries before the first sound: few, so that a listener who pressed play sees the error soon. */
const MAX_RETRIES_AT_START = 2;
/** Silence after which the connection is considered lost. Phones report no error when they switch networks. */
const SILENCE_MS = 15_000;
/** Time without a drop after which the retry count starts over. */
const STEADY_MS = 10_000;

/** Returns the event to send if the current phase lasts `after` ms; undefined if the phase needs no timer. */
export function phaseTimer({ phase, drops }: PlayerState): { after: number; event: PlayerEvent } | undefined {
  if (phase === 'starting') return { after: SILENCE_MS, event: { kind: 'dropped' } };
  if (phase === 'retrying')
    return { after: (RETRY_SECONDS[drops - 1] ?? 1) * 1000, event: { kind: 'retry' } };
  if (phase === 'playing' && drops > 0) return { after: STEADY_MS, event: { kind: 'steady' } };
  return undefined;
}

function play(state: PlayerState): PlayerState {
  if (state.phase === 'starting' || state.phase === 'playing') return state;
  const connection = state.connection + 1;
  return { ...state, phase: 'starting', connection, drops: 0, heard: false, started: true };
}

function stop(state: PlayerState): PlayerState {
  return { ...state, phase: 'paused', drops: 0, heard: false };
}

function dropped(state: PlayerState): PlayerState {
  if (state.phase === 'retrying') return state;
  const wanted = state.phase !== 'paused';
  if (wanted && state.drops < (state.heard ? RETRY_SECONDS.length : MAX_RETRIES_AT_START))
    return { ...state, phase: 'retrying', drops: state.drops + 1 };
  return { ...stop(state), error: 'unavailable' };
}

/** Sets the volume. Raising it above 0 unmutes (requirements section 4). */
function withVolume(state: PlayerState, wanted: number): PlayerState {
  if (!Number.isFinite(wanted)) return state;
  const volume = Math.round(Math.min(1, Math.max(0, wanted)) * 100) / 100;
  return { ...state, volume, muted: state.muted && !(volume > 0 && volume > state.volume) };
}

function whilePlayed(state: PlayerState, next: Partial<PlayerState>): PlayerState {
  return state.phase === 'starting' || state.phase === 'playing' ? { ...state, ...next } : state;
}

/** Returns the state after an event, or the same object if nothing changes. Never throws. */
export function nextState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.kind) {
    case 'play':
      return play(state);
    case 'pause':
      return state.phase === 'paused' ? state : stop(state);
    case 'close':
      return { ...stop(state), error: undefined, started: false };
    case 'toggle-mute':
      return { ...state, muted: !state.muted };
    case 'volume':
      return withVolume(state, event.volume);
    case 'playing':
      return whilePlayed(state, { phase: 'playing', heard: true, error: undefined });
    case 'waiting':
      return whilePlayed(state, { phase: 'starting' });
    case 'interrupted':
      return whilePlayed(state, stop(state));
    case 'refused':
      return whilePlayed(state, { ...stop(state), error: 'refused' });
    case 'dropped':
      return dropped(state);
    case 'retry':
      return state.phase === 'retrying'
        ? { ...state, phase: 'starting', connection: state.connection + 1 }
        : state;
    case 'steady':
      return whilePlayed(state, { drops: 0 });
  }
}
