import type { Catalog } from '@/lib/messages/en/catalog';
import type { PlayerState } from './player-state';

/** Messages passed to the player as props. */
export type PlayerWords = Catalog['radio']['player'];

/** Returns the status label, such as "On air" or "Connecting". */
export function statusWord(
  { phase, heard, error }: PlayerState,
  live: boolean,
  { status }: PlayerWords,
): string {
  switch (phase) {
    case 'paused':
      return error ? status.failed : status.ready;
    case 'starting':
      return status.connecting;
    case 'retrying':
      return heard ? status.reconnecting : status.connecting;
    case 'playing':
      return live ? status.onAir : status.playing;
  }
}

/** Returns the text in the player bar: the error, the program or the status. */
export function barLine(state: PlayerState, words: PlayerWords): string {
  if (state.error) return words.errors[state.error];
  if (state.phase === 'playing') return words.programming;
  return state.phase === 'paused' ? words.status.paused : statusWord(state, false, words);
}
