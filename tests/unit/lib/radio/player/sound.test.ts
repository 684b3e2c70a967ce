import { describe, expect, test } from '@jest/globals';
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

describe('when our controls take the place of the browser’s', () => {
  test('an untouched player becomes ours at rest, at our volume', () => {
    expect(stateOfNative(untouched)).toMatchObject({ phase: 'paused', volume: 0.9, started: false });
  });

  test('what plays, plays on over the same connection', () => {
    const playing = { ...untouched, paused: false, readyState: 4 };
    expect(stateOfNative(playing)).toMatchObject({ phase: 'playing', connection: 1, started: true });
  });

  test('what connects is connecting', () => {
    expect(stateOfNative({ ...untouched, paused: false })).toMatchObject({ phase: 'starting', heard: false });
  });

  test('what failed says so', () => {
    expect(stateOfNative({ ...untouched, paused: false, error: broken })).toMatchObject({
      phase: 'paused',
      error: 'Stream temporarily unavailable.',
    });
  });

  test('volume and mute that the listener has set stay', () => {
    expect(stateOfNative({ ...untouched, volume: 0.4, muted: true })).toMatchObject({
      volume: 0.4,
      muted: true,
    });
  });
});

describe('what the element says means', () => {
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
  ])('%s with %j: %s', (type, facts, kind) => {
    expect(meaningOf(type, { ...untouched, ...facts })?.kind).toBe(kind);
  });

  test.each([
    ['NotAllowedError', 'refused'],
    ['NotSupportedError', 'dropped'],
    ['AbortError', undefined],
  ])('a play that fails with %s: %s', (name, kind) => {
    expect(meaningOfRefusal(new DOMException('no', name))?.kind).toBe(kind);
  });

  test('a play that fails for no known reason is refused', () => {
    expect(meaningOfRefusal('no')).toEqual({ kind: 'refused' });
  });
});
