import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { bundledStation, bundledTitle, framesBetween, toLoop } from '@/lib/radio/bundled-station';
import type { StationHead } from '@/lib/radio/station';

/** Ten frames of silence that differ in one byte: 384 bytes and 24 ms each. */
const frames = Array.from({ length: 10 }, (_, nth) => {
  const frame = Buffer.alloc(384, nth);
  frame.set([0xff, 0xfb, 0x94, 0xc4]);
  return frame;
});
const loop = toLoop(Buffer.concat(frames));
/** The numbers of the frames in some bytes. */
const numbersIn = (bytes: Buffer) =>
  Array.from({ length: bytes.length / 384 }, (_, nth) => bytes[nth * 384 + 4]);

afterEach(() => {
  jest.useRealTimers();
});

/** The station from a moment on, in ms since 1970. */
function playFrom(now: number) {
  jest.useFakeTimers({ now });
  const heard = {
    head: undefined as StationHead | undefined,
    title: '' as string | null,
    frames: [] as number[],
  };
  const stop = bundledStation(() => loop)({
    head: (head) => {
      heard.head = head;
    },
    audio: (bytes) => heard.frames.push(...(numbersIn(bytes) as number[])),
    title: (title) => {
      heard.title = title;
    },
    over: () => {},
  });
  return { heard, stop };
}

describe('frames of the loop', () => {
  test.each([
    [0, 3, [0, 1, 2]],
    [8, 12, [8, 9, 0, 1]],
    [25, 27, [5, 6]],
    [0, 20, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [4, 4, []],
  ])('from %i to %i', (from, to, numbers) => {
    expect(numbersIn(framesBetween(loop, from, to))).toEqual(numbers);
  });
});

describe('the bundled station', () => {
  test('says what it is before it plays', () => {
    const { heard } = playFrom(1_000_000);
    expect(heard.head?.about).toEqual({ 'icy-name': 'Sample station', 'icy-br': '128' });
    expect([heard.head?.contentType, heard.title]).toEqual(['audio/mpeg', bundledTitle]);
  });

  test('gives four seconds at once, up to where the clock is', () => {
    const { heard } = playFrom(24_000_000 + 24 * 3);
    expect(heard.frames).toHaveLength(Math.floor(4 / 0.024));
    expect(heard.frames.at(-1)).toBe(2);
  });

  test('then plays in real time', () => {
    const { heard } = playFrom(24_000_000);
    const before = heard.frames.length;
    jest.advanceTimersByTime(60_000);
    expect(heard.frames.length - before).toBe(60_000 / 24);
  });

  test('every frame follows the one before it, also over the joint', () => {
    const { heard } = playFrom(24_000_007);
    jest.advanceTimersByTime(5000);
    expect(
      heard.frames.every((number, at) => at === 0 || number === ((heard.frames[at - 1] ?? 0) + 1) % 10),
    ).toBe(true);
  });

  test.each([-3_600_000, 3_600_000])(
    'a clock that jumps by %i ms costs neither silence nor a flood',
    (jump) => {
      const { heard } = playFrom(24_000_000_000);
      const before = heard.frames.length;
      jest.setSystemTime(24_000_000_000 + jump);
      jest.advanceTimersByTime(10_000);
      expect(heard.frames.length - before).toBeGreaterThan(400);
      expect(heard.frames.length - before).toBeLessThan(420);
    },
  );

  test('plays nothing after it was stopped', () => {
    const { heard, stop } = playFrom(24_000_000);
    stop();
    const before = heard.frames.length;
    jest.advanceTimersByTime(5000);
    expect(heard.frames).toHaveLength(before);
  });
});

describe('the file that comes with the software', () => {
  const file = readFileSync('lib/radio/station/loop.mp3');

  test('is between one and three minutes of whole frames at 128 kbit/s, under 1.5 MB', () => {
    const { starts, frameSeconds } = toLoop(file);
    const seconds = (starts.length - 1) * frameSeconds;
    expect([seconds, file.length]).toEqual([90, 1_440_000]);
  });

  test('has no tag of an encoder, which would be a gap at the joint', () => {
    for (const tag of ['ID3', 'Xing', 'Info', 'LAME', 'TAG'])
      expect(file.subarray(0, 400).includes(tag)).toBe(false);
  });
});
