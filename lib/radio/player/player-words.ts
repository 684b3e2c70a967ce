import type { PlayerState } from './player-state';

/** Texts of the page, exact (requirements section 2). */
export const radioTexts = {
  title: 'Live Radio',
  subtitle: '24/7 live stream',
  nowPlaying: 'Live programming from our station stream.',
  tip: "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
} as const;

/** What the player is doing, before script and before play. */
export const readyWord = 'Ready to play';

/** What the player is doing, in a word or two. Only a live station is on the air. */
export function statusWord({ phase, heard, error }: PlayerState, live: boolean): string {
  switch (phase) {
    case 'paused':
      return error ? 'Not playing' : readyWord;
    case 'starting':
      return 'Connecting…';
    case 'retrying':
      return heard ? 'Reconnecting…' : 'Connecting…';
    case 'playing':
      return live ? 'On air' : 'Playing';
  }
}

/** What stands beside the name of the radio in the bar: what plays, or else what the player is doing. */
export function barLine(state: PlayerState): string {
  if (state.error) return state.error;
  if (state.phase === 'playing') return state.title ?? radioTexts.nowPlaying;
  return state.phase === 'paused' ? 'Paused' : statusWord(state, false);
}
