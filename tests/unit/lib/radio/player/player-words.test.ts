import { expect, test } from '@jest/globals';
import * as en from '@/lib/messages/en/catalog';
import { atRest, type PlayerState } from '@/lib/radio/player/player-state';
import { barLine, statusWord } from '@/lib/radio/player/player-words';

test('the messages match the specification', () => {
  const { player, subtitle, tip } = en.radio;
  expect({ title: player.title, subtitle, nowPlaying: player.programming, tip }).toEqual({
    title: 'Live Radio',
    subtitle: '24/7 live stream',
    nowPlaying: 'Live programming from our station stream.',
    tip: "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
  });
});

const words = en.radio.player;

test.each<[Partial<PlayerState>, string, string]>([
  [{}, 'Ready to play', 'Paused'],
  [{ error: 'refused' }, 'Not playing', 'Unable to start playback. Please try again.'],
  [{ error: 'unavailable' }, 'Not playing', 'Stream temporarily unavailable.'],
  [{ phase: 'starting' }, 'Connecting…', 'Connecting…'],
  [{ phase: 'retrying' }, 'Connecting…', 'Connecting…'],
  [{ phase: 'retrying', heard: true }, 'Reconnecting…', 'Reconnecting…'],
  [{ phase: 'playing' }, 'On air', 'Live programming from our station stream.'],
])('in the state %j the player says “%s” and the bar says “%s”', (changes, status, line) => {
  const state = { ...atRest, ...changes };
  expect([statusWord(state, true, words), barLine(state, words)]).toEqual([status, line]);
});

test('for the bundled loop the player says “Playing” instead of “On air”', () => {
  expect(statusWord({ ...atRest, phase: 'playing' }, false, words)).toBe('Playing');
});
