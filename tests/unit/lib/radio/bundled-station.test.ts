import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { monotonicNow } from '@/lib/base/clock';
import { bundledStation } from '@/lib/radio/bundled-station';

/** Ten silent frames of 384 bytes and 24 ms each. One byte of a frame holds its number. */
const frames = Array.from({ length: 10 }, (_, nth) => {
  const frame = Buffer.alloc(384, nth);
  frame.set([0xff, 0xfb, 0x94, 0xc4]);
  return frame;
});
const loop = Buffer.concat(frames);
/** Returns the numbers of the frames in `bytes`. */
const numbersIn = (bytes: Buffer) =>
  Array.from({ length: bytes.length / 384 }, (_, nth) => bytes[nth * 384 + 4]);

afterEach(() => {
  jest.useRealTimers();
});

function play() {
  jest.useFakeTimers();
  const heard = { type: '', frames: [] as unknown[] };
  const stop = bundledStation(() => loop)({
    type: (type) => {
      heard.type = type;
    },
    audio: (bytes) => heard.frames.push(...numbersIn(bytes)),
    over: () => {},
  });
  return { heard, stop };
}

describe('the bundled station', () => {
  test('reports its content type before it plays', () => {
    const { heard } = play();
    expect(heard.type).toBe('audio/mpeg');
  });

  test('immediately sends the last four seconds of audio', () => {
    const { heard } = play();
    expect(heard.frames).toHaveLength(Math.floor(4 / 0.024));
    expect(heard.frames.at(-1)).toBe((Math.floor(monotonicNow() / 24) - 1) % 10);
  });

  test('plays in real time until stopped, frame after frame, past the loop’s end', () => {
    const { heard, stop } = play();
    const before = heard.frames.length;
    jest.advanceTimersByTime(60_000);
    stop();
    jest.advanceTimersByTime(5000);
    expect(heard.frames.length - before).toBe(60_000 / 24);
    const following = (at: number) => (Number(heard.frames[at - 1]) + 1) % 10;
    expect(heard.frames.every((number, at) => at === 0 || number === following(at))).toBe(true);
  });
});

describe('the bundled loop', () => {
  const file = readFileSync('lib/radio/station/loop.mp3');

  test('is 90 seconds of MP3 at 128 kbit/s and 48 kHz, in frames of equal size', () => {
    expect(file).toHaveLength(3750 * 384);
    const heads = Array.from({ length: 3750 }, (_, nth) => file.subarray(nth * 384, nth * 384 + 3));
    expect(new Set(heads.map((head) => head.toString('hex')))).toEqual(new Set(['fffb94']));
  });

  test('has no encoder tag, which would cause a gap at the loop’s end', () => {
    for (const tag of ['ID3', 'Xing', 'Info', 'LAME', 'TAG'])
      expect(file.subarray(0, 400).includes(tag)).toBe(false);
  });
});
