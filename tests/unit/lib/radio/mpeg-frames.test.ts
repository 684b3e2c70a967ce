import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { firstFrame } from '@/lib/radio/mpeg-frames';

const loop = readFileSync('lib/radio/station/loop.mp3');

/** Creates frames that begin with these bytes and have no other content. */
function frames(head: number[], length: number, count = 20): Buffer {
  const frame = Buffer.alloc(length, 0x55);
  frame.set(head);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

test('finds a frame in real music, wherever the music is cut', () => {
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
])('finds a frame in %s', (_, audio, length) => {
  expect([firstFrame(audio), firstFrame(audio.subarray(1))]).toEqual([0, length - 1]);
  expect(firstFrame(Buffer.concat([Buffer.from([0xff]), audio]))).toBe(1);
});

test('ignores bytes inside a frame that look like a header', () => {
  const audio = frames([0xff, 0xf1, 0x50], 371);
  Buffer.from([0xff, 0xfb, 0x90, 0xc0]).copy(audio, 100);
  expect(firstFrame(audio.subarray(50))).toBe(321);
});

test('requires three frame headers within 8 KB', () => {
  const count = (heads: number) =>
    firstFrame(Buffer.concat([Buffer.alloc(5), frames([0xff, 0xfb], 300, heads)]));
  expect([count(2), count(3)]).toEqual([0, 5]);
  const after = (bytes: number) => firstFrame(Buffer.concat([Buffer.alloc(bytes), frames([0xff, 0xfb], 10)]));
  expect([after(8169), after(8170)]).toEqual([8169, 0]);
});

test('returns 0 if there are no frames', () => {
  expect(firstFrame(Buffer.from('OggS and something that is no frame'))).toBe(0);
  expect(firstFrame(Buffer.alloc(0))).toBe(0);
  expect(firstFrame(Buffer.alloc(9000, 0xff))).toBe(0);
});
