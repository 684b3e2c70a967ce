import { describe, expect, test } from '@jest/globals';
import type { PlayerState } from '@/lib/radio/player/player-state';
import { meaningOf, meaningOfRefusal, type SoundFacts, stateOfNative } from '@/lib/radio/player/sound';

const untouched: SoundFacts = {
  paused: true,
  ended: false,
  error: null,
  muted: false,
  volume: 1,
  readyState: 0,
};
const broken = { code: 2 } as MediaError;
const on = { paused: false, readyState: 4 };

describe('stateOfNative', () => {
  const error = 'unavailable';

  test.each<[string, Partial<SoundFacts>, Partial<PlayerState>]>([
    ['an untouched player is paused', {}, { phase: 'paused', volume: 0.9, started: false }],
    ['a playing player keeps its connection', on, { phase: 'playing', connection: 1, started: true }],
    ['a connecting player continues to connect', { paused: false }, { phase: 'starting', heard: false }],
    ['a failed player shows its error', { paused: false, error: broken }, { phase: 'paused', error }],
    [
      'the volume and mute settings stay the same',
      { volume: 0.4, muted: true },
      { volume: 0.4, muted: true },
    ],
  ])('copies the state of the browser’s player to ours: %s', (_, facts, state) => {
    expect(stateOfNative({ ...untouched, ...facts })).toMatchObject(state);
  });
});

describe('meaningOf', () => {
  test.each<[string, Partial<SoundFacts>, string | undefined]>([
    ['playing', {}, 'playing'],
    ['waiting', {}, 'waiting'],
    ['stalled', { readyState: 2 }, 'waiting'],
    ['stalled', { readyState: 4 }, undefined],
    ['error', { error: broken }, 'dropped'],
    ['ended', { ended: true }, 'dropped'],
    ['pause', {}, 'interrupted'],
    ['pause', { ended: true }, undefined],
    ['pause', { paused: false }, undefined],
    ['volumechange', {}, undefined],
  ])('interprets the event “%s” with %j as %s', (type, facts, kind) => {
    expect(meaningOf(type, { ...untouched, ...facts })?.kind).toBe(kind);
  });

  test.each([
    ['NotAllowedError', 'refused'],
    ['NotSupportedError', 'dropped'],
    ['AbortError', undefined],
  ])('interprets a rejection of play() with %s as %s', (name, kind) => {
    expect(meaningOfRefusal(new DOMException('no', name))?.kind).toBe(kind);
  });

  test('interprets a rejection of play() without a known reason as refused', () => {
    expect(meaningOfRefusal('no')).toEqual({ kind: 'refused' });
  });
});
