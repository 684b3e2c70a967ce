import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Broadcast } from '@/lib/radio/broadcast';
import { firstFrame } from '@/lib/radio/mpeg-frames';
import { listener } from './play-station';

const loop = readFileSync('lib/radio/station/loop.mp3');

/** Creates frames that begin with these bytes and have no other content. */
function frames(head: number[], length: number, count = 20): Buffer {
  const frame = Buffer.alloc(length, 0x55);
  frame.set(head);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

test('firstFrame finds a frame in real music, wherever the music is cut', () => {
  const cuts = Array.from({ length: 1375 }, (_, nth) => nth * 997);
  const wrong = cuts.filter((cut) => (cut + firstFrame(loop.subarray(cut, cut + 65_536))) % 384 !== 0);
  expect(wrong).toEqual([]);
});

test.each([
  ['MPEG-1', frames([0xff, 0xfb, 0x90], 417), 417],
  ['MPEG-1 with a checksum', frames([0xff, 0xfa, 0x90], 417), 417],
  ['MPEG-2', frames([0xff, 0xf3, 0x84], 192), 192],
  ['MPEG-2.5', frames([0xff, 0xe3, 0x48], 144), 144],
  ['AAC', frames([0xff, 0xf1, 0x50], 371), 371],
  ['MPEG-2 AAC with a checksum', frames([0xff, 0xf8, 0x50], 371), 371],
])('firstFrame finds a frame in %s', (_, audio, length) => {
  expect([firstFrame(audio), firstFrame(audio.subarray(1))]).toEqual([0, length - 1]);
  expect(firstFrame(Buffer.concat([Buffer.from([0xff]), audio]))).toBe(1);
});

test('firstFrame ignores bytes inside a frame that look like a header', () => {
  const audio = frames([0xff, 0xf1, 0x50], 371);
  Buffer.from([0xff, 0xfb, 0x90, 0xc0]).copy(audio, 100);
  expect(firstFrame(audio.subarray(50))).toBe(321);
});

test('firstFrame requires three frame headers within 8 KB', () => {
  const count = (heads: number) =>
    firstFrame(Buffer.concat([Buffer.alloc(5), frames([0xff, 0xfb], 300, heads)]));
  expect([count(2), count(3)]).toEqual([0, 5]);
  const after = (bytes: number) => firstFrame(Buffer.concat([Buffer.alloc(bytes), frames([0xff, 0xfb], 10)]));
  expect([after(8169), after(8170)]).toEqual([8169, 0]);
});

test('firstFrame returns 0 if there are no frames', () => {
  expect(firstFrame(Buffer.from('OggS and something that is no frame'))).toBe(0);
  expect(firstFrame(Buffer.alloc(0))).toBe(0);
  expect(firstFrame(Buffer.alloc(9000, 0xff))).toBe(0);
});

/** Returns bytes whose values give their position. */
const bytesFrom = (start: number, length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => (start + index) % 251));

/** Returns the audio that a new listener gets immediately. */
function burstOf(audio: Broadcast): Buffer {
  const parts: Buffer[] = [];
  audio.add({ ...listener().sink, write: (bytes) => parts.push(bytes) });
  audio.end();
  return Buffer.concat(parts);
}

test.each([100, 4096, 65_536, 200_000])(
  'immediately sends the newest 64 KB of audio that arrived in chunks of %i bytes',
  (size) => {
    const audio = new Broadcast(() => {});
    let end = 0;
    for (; end < 1_000_000; end += size) audio.push(bytesFrom(end, size));
    expect(burstOf(audio).equals(bytesFrom(end - 65_536, 65_536))).toBe(true);
  },
);

test('Broadcast starts a new listener’s audio at the beginning of a frame', () => {
  const loop = readFileSync('lib/radio/station/loop.mp3');
  const audio = new Broadcast(() => {});
  for (let at = 0; at < 300_000; at += 5000) audio.push(loop.subarray(at, at + 5000));
  const burst = burstOf(audio);
  expect([burst[0], burst[1]]).toEqual([0xff, 0xfb]);
  expect(burst.length).toBeGreaterThan(65_536 - 420);
});
