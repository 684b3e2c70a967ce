/** `starting`: connecting, or waiting for data. `retrying`: waiting before the next try. */
type Phase = 'paused' | 'starting' | 'playing' | 'retrying';

/** Errors that the player shows; lib/messages has their messages. */
export type PlayerError = 'refused' | 'unavailable';

export type PlayerState = {
  phase: Phase;
  muted: boolean;
  /** Volume from 0 to 1, in steps of 0.01. */
  volume: number;
  error: PlayerError | undefined;
  /** Number of the current connection. Each try to connect gets a new number. */
  connection: number;
  drops: number;
  heard: boolean;
  started: boolean;
};

export type PlayerEvent =
  | { kind: 'play' | 'pause' | 'toggle-mute' | 'close' }
  | { kind: 'volume'; volume: number }
  | { kind: 'playing' | 'waiting' | 'interrupted' | 'refused' | 'dropped' }
  | { kind: 'retry' | 'steady' };

/** Default volume (requirements section 9). */
const defaultVolume = 0.9;

export const atRest: PlayerState = {
  phase: 'paused',
  muted: false,
  volume: defaultVolume,
  error: undefined,
  connection: 0,
  drops: 0,
  heard: false,
  started: false,
};
