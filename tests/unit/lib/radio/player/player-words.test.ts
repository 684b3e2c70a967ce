import { expect, test } from '@jest/globals';
import { atRest, type PlayerState } from '@/lib/radio/player/player-state';
import { barLine, radioTexts, statusWord } from '@/lib/radio/player/player-words';

test('the texts are the specification’s', () => {
  expect(radioTexts).toEqual({
    title: 'Live Radio',
    subtitle: '24/7 live stream',
    nowPlaying: 'Live programming from our station stream.',
    tip: "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
  });
});

const error = 'Stream temporarily unavailable.';

test.each<[Partial<PlayerState>, string, string]>([
  [{}, 'Ready to play', 'Paused'],
  [{ error }, 'Not playing', error],
  [{ phase: 'starting' }, 'Connecting…', 'Connecting…'],
  [{ phase: 'retrying' }, 'Connecting…', 'Connecting…'],
  [{ phase: 'retrying', heard: true }, 'Reconnecting…', 'Reconnecting…'],
  [{ phase: 'playing' }, 'On air', 'Live programming from our station stream.'],
])('%j: the player says %s, the bar %s', (given, status, line) => {
  const state = { ...atRest, ...given };
  expect([statusWord(state, true), barLine(state)]).toEqual([status, line]);
});

test('the bundled loop is not on the air', () => {
  expect(statusWord({ ...atRest, phase: 'playing' }, false)).toBe('Playing');
});
