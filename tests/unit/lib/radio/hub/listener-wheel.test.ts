import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { BurstBuffer } from '@/lib/radio/hub/burst-buffer';
import { ListenerWheel, mostQueuedBytes } from '@/lib/radio/hub/listener-wheel';

const events = { onEmpty: jest.fn(), onDrop: jest.fn() };
let audio: BurstBuffer;
let wheel: ListenerWheel;

beforeEach(() => {
  jest.useFakeTimers();
  events.onEmpty.mockClear();
  events.onDrop.mockClear();
  audio = new BurstBuffer();
  wheel = new ListenerWheel(audio, events);
});
afterEach(() => {
  wheel.endAll();
  jest.useRealTimers();
});

function listener() {
  const pieces: string[] = [];
  const listening = { pieces, waiting: 0, ended: false, dropped: false, leave: () => {} };
  listening.leave = wheel.add({
    write: (bytes) => void pieces.push(bytes.toString()),
    queued: () => listening.waiting,
    end: () => {
      listening.ended = true;
    },
    drop: () => {
      listening.dropped = true;
    },
  });
  return listening;
}

function play(text: string): void {
  audio.push(Buffer.from(text));
  wheel.heard();
}

describe('a listener', () => {
  test('gets what was last played at once, and nothing where nothing was', () => {
    expect(listener().pieces).toEqual([]);
    play('ab');
    expect(listener().pieces).toEqual(['ab']);
  });

  test('gets what is played later in its turn, twice a second, in one piece', () => {
    const { pieces } = listener();
    play('ab');
    play('cd');
    expect(pieces).toEqual([]);
    jest.advanceTimersByTime(25);
    expect(pieces).toEqual(['abcd']);
    play('ef');
    jest.advanceTimersByTime(499);
    expect(pieces).toEqual(['abcd']);
    jest.advanceTimersByTime(1);
    expect(pieces).toEqual(['abcd', 'ef']);
    jest.advanceTimersByTime(1000);
    expect(pieces).toHaveLength(2);
  });

  test('gets nothing after leaving, and leaves once', () => {
    const [one, other] = [listener(), listener()];
    one.leave();
    one.leave();
    expect(wheel.size).toBe(1);
    play('ab');
    jest.advanceTimersByTime(500);
    expect([one.pieces, other.pieces]).toEqual([[], ['ab']]);
  });
});

test('listeners are served one after the other, each group in its turn', () => {
  const all = Array.from({ length: 21 }, () => listener());
  play('ab');
  jest.advanceTimersByTime(25);
  expect(all.filter(({ pieces }) => pieces.length > 0)).toHaveLength(2);
  jest.advanceTimersByTime(19 * 25);
  expect(all.filter(({ pieces }) => pieces.length > 0)).toHaveLength(21);
});

test('a station that plays more than 64 KB within a turn is passed on at once', () => {
  const { pieces } = listener();
  play('a'.repeat(64 * 1024));
  expect(pieces).toEqual([]);
  play('b');
  expect(pieces).toHaveLength(1);
  play('c'.repeat(64 * 1024));
  expect(pieces).toHaveLength(1);
});

test('a whole turn of all groups begins the count anew', () => {
  const { pieces } = listener();
  play('a'.repeat(40 * 1024));
  jest.advanceTimersByTime(500);
  play('b'.repeat(40 * 1024));
  expect(pieces).toHaveLength(1);
});

test('audio counts until every group has had its turn', () => {
  const both = [listener(), listener()];
  play('a'.repeat(40 * 1024));
  jest.advanceTimersByTime(25);
  play('b'.repeat(40 * 1024));
  expect(both.map(({ pieces }) => pieces.join('').length)).toEqual([80 * 1024, 80 * 1024]);
});

test('who has 256 KB waiting is dropped, and told of; who has just that is not', () => {
  const [full, late] = [listener(), listener()];
  full.waiting = mostQueuedBytes - 2;
  late.waiting = mostQueuedBytes - 1;
  play('ab');
  jest.advanceTimersByTime(500);
  expect([full.dropped, full.pieces]).toEqual([false, ['ab']]);
  expect([late.dropped, late.pieces]).toEqual([true, []]);
  expect(events.onDrop).toHaveBeenCalledTimes(1);
  expect(wheel.size).toBe(1);
});

describe('the last listener', () => {
  test('who leaves is told of, and the timer ends', () => {
    const [one, other] = [listener(), listener()];
    one.leave();
    expect(events.onEmpty).not.toHaveBeenCalled();
    other.leave();
    expect(events.onEmpty).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('may be followed by another', () => {
    listener().leave();
    const { pieces } = listener();
    play('ab');
    jest.advanceTimersByTime(500);
    expect(pieces).toEqual(['ab']);
  });
});

test('the end gives what there is, then ends everybody', () => {
  const all = [listener(), listener()];
  play('ab');
  wheel.endAll();
  expect(all.map(({ pieces, ended }) => [pieces, ended])).toEqual([
    [['ab'], true],
    [['ab'], true],
  ]);
  expect(wheel.size).toBe(0);
});
