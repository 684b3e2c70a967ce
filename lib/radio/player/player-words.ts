import type { PlayerState } from './player-state';

/** Exact (requirements section 2). */
export const radioTexts = {
  title: 'Live Radio',
  subtitle: '24/7 live stream',
  nowPlaying: 'Live programming from our station stream.',
  tip: "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
} as const;

export const readyWord = 'Ready to play';

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

export function barLine(state: PlayerState): string {
  if (state.error) return state.error;
  if (state.phase === 'playing') return radioTexts.nowPlaying;
  return state.phase === 'paused' ? 'Paused' : statusWord(state, false);
}
