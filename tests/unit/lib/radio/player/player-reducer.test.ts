import { describe, expect, test } from '@jest/globals';
import * as en from '@/lib/messages/en/catalog';
import { nextState, phaseTimer } from '@/lib/radio/player/player-reducer';
import { atRest, type PlayerEvent, type PlayerState } from '@/lib/radio/player/player-state';
import { barLine, statusWord } from '@/lib/radio/player/player-words';
import { meaningOf, meaningOfRefusal, type SoundFacts, stateOfNative } from '@/lib/radio/player/sound';
import { streamAddress } from '@/lib/radio/player/stream-address';

const refused = 'refused';
const unavailable = 'unavailable';

const starting: PlayerState = { ...atRest, phase: 'starting', connection: 1, started: true };
const playing: PlayerState = { ...starting, phase: 'playing', heard: true };
const retrying: PlayerState = { ...playing, phase: 'retrying', drops: 1 };
const failed: PlayerState = { ...atRest, connection: 3, started: true, error: unavailable };
const muted: PlayerState = { ...atRest, muted: true };
const silenced: PlayerState = { ...muted, volume: 0 };

test('the initial state is paused at volume 0.9, without a connection', () => {
  expect(atRest).toMatchObject({ phase: 'paused', muted: false, volume: 0.9, connection: 0, started: false });
});

type Row = [
  name: string,
  before: PlayerState,
  event: PlayerEvent | PlayerEvent['kind'],
  Partial<PlayerState>,
];

const volumeTo = (volume: number) => ({ kind: 'volume', volume }) as const;

const listener: Row[] = [
  ['play connects', atRest, 'play', { phase: 'starting', connection: 1, started: true }],
  ['play while connecting opens no second connection', starting, 'play', { connection: 1 }],
  ['play after an error connects again', failed, 'play', { phase: 'starting', connection: 4 }],
  ['an error is shown until sound is heard', failed, 'play', { error: unavailable }],
  [
    'play between two retries connects immediately',
    retrying,
    'play',
    { connection: 2, drops: 0, heard: false },
  ],
  ['pause stops playback', playing, 'pause', { phase: 'paused', started: true, heard: false }],
  ['pause ends the retries', retrying, 'pause', { phase: 'paused', drops: 0 }],
  ['close stops the radio and hides the bar', playing, 'close', { phase: 'paused', started: false }],
  ['close clears the error', failed, 'close', { error: undefined, started: false }],
];

const loudness: Row[] = [
  [
    'mute silences the player, which keeps playing',
    playing,
    'toggle-mute',
    { muted: true, phase: 'playing' },
  ],
  ['a second mute restores the sound', muted, 'toggle-mute', { muted: false }],
  ['the slider sets the volume', atRest, volumeTo(0.25), { volume: 0.25 }],
  ['the volume is rounded to steps of 0.01', atRest, volumeTo(0.1 + 0.2), { volume: 0.3 }],
  ['the volume never exceeds 1', atRest, volumeTo(7), { volume: 1 }],
  ['the volume is never negative', atRest, volumeTo(-1), { volume: 0 }],
  ['NaN does not change the volume', atRest, volumeTo(Number.NaN), { volume: 0.9 }],
  ['raising the volume while muted unmutes', muted, volumeTo(0.95), { muted: false, volume: 0.95 }],
  ['lowering the volume while muted does not unmute', muted, volumeTo(0.5), { muted: true, volume: 0.5 }],
  ['setting the same volume while muted does not unmute', muted, volumeTo(0.9), { muted: true, volume: 0.9 }],
  ['lowering the volume to 0 while muted does not unmute', muted, volumeTo(0), { muted: true, volume: 0 }],
  ['setting the volume to 0 does not mute', atRest, volumeTo(0), { muted: false, volume: 0 }],
  ['raising the volume from 0 while muted unmutes', silenced, volumeTo(0.01), { muted: false }],
];

const sound: Row[] = [
  ['sound starts the playing phase', starting, 'playing', { phase: 'playing', heard: true }],
  ['sound clears the error', { ...starting, error: refused }, 'playing', { error: undefined }],
  ['sound after the listener has paused is ignored', atRest, 'playing', { phase: 'paused' }],
  ['missing data leads back to the starting phase', playing, 'waiting', { phase: 'starting', heard: true }],
  ['missing data while paused is ignored', atRest, 'waiting', { phase: 'paused' }],
  ['a blocked play() shows an error', starting, 'refused', { phase: 'paused', error: refused }],
  ['a blocked play() is not retried', starting, 'refused', { drops: 0, connection: 1 }],
  ['an interruption pauses playback', playing, 'interrupted', { phase: 'paused', error: undefined }],
  ['an interruption does not end the retries', retrying, 'interrupted', { phase: 'retrying' }],
  ['after a lost connection the player waits to retry', playing, 'dropped', { phase: 'retrying', drops: 1 }],
  ['a lost connection shows no error yet', playing, 'dropped', { error: undefined }],
  ['a second event for the same lost connection is ignored', retrying, 'dropped', { drops: 1 }],
  ['a retry opens a new connection', retrying, 'retry', { phase: 'starting', connection: 2, drops: 1 }],
  ['nothing is retried while connected', playing, 'retry', { phase: 'playing', connection: 1 }],
  ['steady sound resets the count of lost connections', { ...playing, drops: 3 }, 'steady', { drops: 0 }],
  ['an error while paused is shown', atRest, 'dropped', { phase: 'paused', error: unavailable }],
];

describe.each(Object.entries({ listener, loudness, sound }))('%s', (_group, rows) => {
  test.each(rows)('%s', (_, before, event, after) => {
    const sent = typeof event === 'string' ? ({ kind: event } as PlayerEvent) : event;
    expect(nextState(before, sent)).toMatchObject(after);
  });
});

describe('an unavailable station', () => {
  /** Lets every attempt fail; returns the number of retries and the last state. */
  function failing(state: PlayerState): { tries: number; last: PlayerState } {
    let tries = 0;
    let now = nextState(state, { kind: 'dropped' });
    while (now.phase === 'retrying') {
      tries++;
      now = nextState(nextState(now, { kind: 'retry' }), { kind: 'dropped' });
    }
    return { tries, last: now };
  }

  test.each([
    ['four times if it has been heard', playing, 4],
    ['twice at the start', starting, 2],
  ])('is tried %s, and then the error is shown', (_, state, tries) => {
    expect(failing(state)).toMatchObject({ tries, last: { phase: 'paused', error: unavailable } });
  });

  test('is tried four more times after the listener presses play again', () => {
    const again = nextState(nextState(failing(playing).last, { kind: 'play' }), { kind: 'playing' });
    expect(failing(again).tries).toBe(4);
  });
});

test.each<[string, Partial<PlayerState>, number | undefined, PlayerEvent['kind'] | undefined]>([
  ['no timer runs while paused', {}, undefined, undefined],
  ['no timer runs while playing', { phase: 'playing' }, undefined, undefined],
  ['a connection without sound for 15 s counts as lost', { phase: 'starting' }, 15_000, 'dropped'],
  ['the first retry comes after one second', { phase: 'retrying', drops: 1 }, 1000, 'retry'],
  ['the second retry comes after two seconds', { phase: 'retrying', drops: 2 }, 2000, 'retry'],
  ['the third retry comes after four seconds', { phase: 'retrying', drops: 3 }, 4000, 'retry'],
  ['the fourth retry comes after eight seconds', { phase: 'retrying', drops: 4 }, 8000, 'retry'],
  [
    'after 10 s of sound, earlier lost connections no longer count',
    { phase: 'playing', drops: 2 },
    10_000,
    'steady',
  ],
])('%s', (_, state, after, kind) => {
  expect(phaseTimer({ ...atRest, ...state })).toEqual(kind && { after, event: { kind } });
});

test('the radio player’s messages match the specification', () => {
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

test.each([
  [[8076], 8076],
  [[8000, 8076], 8076],
  [[8000, 8010], 8000],
])('with the ports %j the player uses port %i', (ports, port) => {
  expect(streamAddress(ports)).toBe(`/api/stream?port=${port}`);
});

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
