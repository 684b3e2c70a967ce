import { describe, expect, test } from '@jest/globals';
import { nextState, phaseTimer } from '@/lib/radio/player/player-reducer';
import { atRest, type PlayerEvent, type PlayerState } from '@/lib/radio/player/player-state';

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

type Row = [name: string, before: PlayerState, event: PlayerEvent, after: Partial<PlayerState>];

const listener: Row[] = [
  ['play connects', atRest, { kind: 'play' }, { phase: 'starting', connection: 1, started: true }],
  ['play while connecting asks for nothing more', starting, { kind: 'play' }, { connection: 1 }],
  ['play after an error connects again', failed, { kind: 'play' }, { phase: 'starting', connection: 4 }],
  ['an error stands until sound is heard', failed, { kind: 'play' }, { error: unavailable }],
  [
    'play between two tries connects at once',
    retrying,
    { kind: 'play' },
    { connection: 2, drops: 0, heard: false },
  ],
  ['playing pauses', playing, { kind: 'pause' }, { phase: 'paused', started: true, heard: false }],
  ['pause ends the tries', retrying, { kind: 'pause' }, { phase: 'paused', drops: 0 }],
  ['close stops and puts the radio away', playing, { kind: 'close' }, { phase: 'paused', started: false }],
  ['close takes the error along', failed, { kind: 'close' }, { error: undefined, started: false }],
];

const loudness: Row[] = [
  ['mute mutes', playing, { kind: 'toggle-mute' }, { muted: true, phase: 'playing' }],
  ['mute again unmutes', muted, { kind: 'toggle-mute' }, { muted: false }],
  ['the slider sets the volume', atRest, { kind: 'volume', volume: 0.25 }, { volume: 0.25 }],
  ['in steps of 0.01', atRest, { kind: 'volume', volume: 0.1 + 0.2 }, { volume: 0.3 }],
  ['not above 1', atRest, { kind: 'volume', volume: 7 }, { volume: 1 }],
  ['not below 0', atRest, { kind: 'volume', volume: -1 }, { volume: 0 }],
  ['what is no number changes nothing', atRest, { kind: 'volume', volume: Number.NaN }, { volume: 0.9 }],
  ['raising it while muted unmutes', muted, { kind: 'volume', volume: 0.95 }, { muted: false, volume: 0.95 }],
  ['lowering it while muted does not', muted, { kind: 'volume', volume: 0.5 }, { muted: true, volume: 0.5 }],
  ['nor does leaving it as it is', muted, { kind: 'volume', volume: 0.9 }, { muted: true, volume: 0.9 }],
  ['nor does lowering it to 0', muted, { kind: 'volume', volume: 0 }, { muted: true, volume: 0 }],
  ['0 alone does not mute', atRest, { kind: 'volume', volume: 0 }, { muted: false, volume: 0 }],
  ['raising it from 0 while muted unmutes', silenced, { kind: 'volume', volume: 0.01 }, { muted: false }],
];

const sound: Row[] = [
  ['sound is playing', starting, { kind: 'playing' }, { phase: 'playing', heard: true }],
  ['sound clears the error', { ...starting, error: refused }, { kind: 'playing' }, { error: undefined }],
  ['sound after the listener has paused is not wanted', atRest, { kind: 'playing' }, { phase: 'paused' }],
  ['no data: connecting, and still heard', playing, { kind: 'waiting' }, { phase: 'starting', heard: true }],
  ['no data while paused is no news', atRest, { kind: 'waiting' }, { phase: 'paused' }],
  ['a failed play says so', starting, { kind: 'refused' }, { phase: 'paused', error: refused }],
  ['a failed play is not tried again', starting, { kind: 'refused' }, { drops: 0, connection: 1 }],
  ['a sound taken away pauses', playing, { kind: 'interrupted' }, { phase: 'paused', error: undefined }],
  ['and does not end the tries', retrying, { kind: 'interrupted' }, { phase: 'retrying' }],
  ['a drop waits for the next try', playing, { kind: 'dropped' }, { phase: 'retrying', drops: 1 }],
  ['and shows no error yet', playing, { kind: 'dropped' }, { error: undefined }],
  ['a second word of the same drop is no news', retrying, { kind: 'dropped' }, { drops: 1 }],
  ['a try is a new connection', retrying, { kind: 'retry' }, { phase: 'starting', connection: 2, drops: 1 }],
  ['no try without a drop', playing, { kind: 'retry' }, { phase: 'playing', connection: 1 }],
  ['sound for a while forgets the drops', { ...playing, drops: 3 }, { kind: 'steady' }, { drops: 0 }],
  ['an error while paused is shown', atRest, { kind: 'dropped' }, { phase: 'paused', error: unavailable }],
];

for (const [group, rows] of Object.entries({ listener, loudness, sound })) {
  describe(group, () => {
    test.each(rows)('%s', (_, before, event, after) => {
      expect(nextState(before, event)).toMatchObject(after);
    });
  });
}

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
    ['four times once it was heard', playing, 4],
    ['twice at the start', starting, 2],
  ])('is tried %s, and then the error shows', (_, state, tries) => {
    expect(failing(state)).toMatchObject({ tries, last: { phase: 'paused', error: unavailable } });
  });

  test('is tried four more times after the listener presses play again', () => {
    const again = nextState(nextState(failing(playing).last, { kind: 'play' }), { kind: 'playing' });
    expect(failing(again).tries).toBe(4);
  });
});

test.each<[string, Partial<PlayerState>, number | undefined, PlayerEvent['kind'] | undefined]>([
  ['nothing happens by itself while paused', {}, undefined, undefined],
  ['nothing happens by itself while it plays', { phase: 'playing' }, undefined, undefined],
  ['a connection without sound for 15 s counts as lost', { phase: 'starting' }, 15_000, 'dropped'],
  ['after one drop the next try waits a second', { phase: 'retrying', drops: 1 }, 1000, 'retry'],
  ['after two drops the next try waits two seconds', { phase: 'retrying', drops: 2 }, 2000, 'retry'],
  ['after three drops the next try waits four seconds', { phase: 'retrying', drops: 3 }, 4000, 'retry'],
  ['after four drops the next try waits eight seconds', { phase: 'retrying', drops: 4 }, 8000, 'retry'],
  ['after 10 s of sound earlier drops no longer count', { phase: 'playing', drops: 2 }, 10_000, 'steady'],
])('%s', (_, state, after, kind) => {
  expect(phaseTimer({ ...atRest, ...state })).toEqual(kind && { after, event: { kind } });
});
