import { handleMediaKeys, updateMediaSession } from './media-session';
import { nextState, phaseTimer } from './player-reducer';
import type { PlayerEvent, PlayerState } from './player-state';
import { connect, disconnect, meaningOf, meaningOfRefusal, soundEvents, stateOfNative } from './sound';
import type { Station } from './stream-address';

export type Radio = {
  state: () => PlayerState;
  subscribe: (listener: () => void) => () => void;
  send: (event: PlayerEvent) => void;
  /** Whether scripts can set the volume; on iPhones, only the system can. */
  canSetVolume: boolean;
};

type Change = { before: PlayerState; now: PlayerState };

function changed({ before, now }: Change, ...keys: (keyof PlayerState)[]): boolean {
  return keys.some((key) => before[key] !== now[key]);
}

/**
 * Returns a function that restarts the current phase's timer when the phase, the connection or the number of drops
 * changes. When the time is up, the timer sends the phase's event.
 */
function clock(send: Radio['send']) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (change: Change) => {
    if (!changed(change, 'phase', 'connection', 'drops')) return;
    clearTimeout(timer);
    const due = phaseTimer(change.now);
    timer = due && setTimeout(() => send(due.event), due.after);
  };
}

function applyChange(sound: HTMLAudioElement, station: Station, change: Change, send: Radio['send']): void {
  const { now } = change;
  sound.volume = now.volume;
  sound.muted = now.muted;
  if (changed(change, 'connection')) {
    connect(sound, station.stream, (reason) => {
      const meaning = meaningOfRefusal(reason);
      if (meaning) send(meaning);
    });
  } else if (changed(change, 'phase') && (now.phase === 'paused' || now.phase === 'retrying')) {
    disconnect(sound);
  }
}

function makeRadio(sound: HTMLAudioElement, station: Station): Radio {
  let state = stateOfNative(sound);
  const listeners = new Set<() => void>();
  const send = (event: PlayerEvent) => {
    const before = state;
    state = nextState(before, event);
    if (state !== before) follow({ before, now: state });
  };
  const wind = clock(send);
  const follow = (change: Change) => {
    if (change.now.started && !change.before.started) handleMediaKeys(send);
    applyChange(sound, station, change, send);
    wind(change);
    updateMediaSession(change.now, station);
    for (const listener of listeners) listener();
  };
  for (const type of soundEvents) {
    sound.addEventListener(type, () => {
      const meaning = meaningOf(type, sound);
      if (meaning) send(meaning);
    });
  }
  window.addEventListener('online', () => send({ kind: 'retry' }));
  // Apply the initial state as a change from "paused", so that audio already playing in the native player
  // keeps its connection.
  follow({ before: { ...state, phase: 'paused', started: false }, now: state });
  return {
    state: () => state,
    send,
    canSetVolume: Math.abs(sound.volume - state.volume) < 0.005,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let currentRadio: Radio | undefined;
const waiting = new Set<() => void>();

/** Returns the radio of this visit; undefined if it has not been opened yet. */
export function radioOfVisit(): Radio | undefined {
  return currentRadio;
}

/** Calls `act` when the reader opens the radio. Returns a function that unsubscribes. */
export function onRadioOpened(act: () => void): () => void {
  waiting.add(act);
  return () => waiting.delete(act);
}

/**
 * Takes over the native player and moves it to the end of the body. It keeps playing, because browsers do not stop an
 * element that is moved within one task.
 */
export function openRadio(native: HTMLAudioElement, station: Station): Radio {
  if (currentRadio) return currentRadio;
  native.controls = false;
  native.hidden = true;
  document.body.append(native);
  currentRadio = makeRadio(native, station);
  for (const act of waiting) act();
  return currentRadio;
}
