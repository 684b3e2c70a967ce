/**
 * paused: nothing is asked for. starting: connected or connecting, and no sound yet or none just now. playing: sound.
 * retrying: the connection was lost; waiting before the next try.
 */
export type Phase = 'paused' | 'starting' | 'playing' | 'retrying';

export type PlayerState = {
  phase: Phase;
  muted: boolean;
  /** 0 to 1, in steps of 0.01. */
  volume: number;
  error: string | undefined;
  /** Goes up by one for every connection to the station; a connection is never used twice. */
  connection: number;
  /** Connections lost in a row. */
  drops: number;
  /** Whether there was sound since play was pressed. */
  heard: boolean;
  /** Whether the listener has started the radio in this visit, and not closed it since. */
  started: boolean;
  /** What the station says is playing. */
  title: string | undefined;
};

/** Requirements section 8, exact. */
export const playerErrors = {
  refused: 'Unable to start playback. Please try again.',
  unavailable: 'Stream temporarily unavailable.',
} as const;

/** Requirements section 9. */
export const defaultVolume = 0.9;

/** A radio that nobody has touched. */
export const atRest: PlayerState = {
  phase: 'paused',
  muted: false,
  volume: defaultVolume,
  error: undefined,
  connection: 0,
  drops: 0,
  heard: false,
  started: false,
  title: undefined,
};
