import { describe, expect, test } from '@jest/globals';
import { frameAt, frameStarts } from '@/lib/radio/station/mp3-frames';

describe('the length of an MP3 frame', () => {
  test.each([
    ['128 kbit/s at 48 kHz', [0xff, 0xfb, 0x94, 0x00], 384],
    ['128 kbit/s at 44.1 kHz', [0xff, 0xfb, 0x90, 0x00], 417],
    ['the same, padded', [0xff, 0xfb, 0x92, 0x00], 418],
    ['320 kbit/s at 32 kHz, with a checksum', [0xff, 0xfa, 0xe8, 0x00], 1440],
  ])('%s', (_, head, bytes) => {
    expect(frameAt(Buffer.from(head), 0)?.bytes).toBe(bytes);
  });

  test.each([
    ['no sync', [0x49, 0x44, 0x33, 0x04]],
    ['MPEG-2', [0xff, 0xf3, 0x94, 0x00]],
    ['layer II', [0xff, 0xfd, 0x94, 0x00]],
    ['no bit rate', [0xff, 0xfb, 0x04, 0x00]],
    ['a bit rate that is none', [0xff, 0xfb, 0xf4, 0x00]],
    ['a sample rate that is none', [0xff, 0xfb, 0x9c, 0x00]],
    ['nothing', []],
  ])('%s is no frame', (_, head) => {
    expect(frameAt(Buffer.from(head), 0)).toBeUndefined();
  });
});

test('a file that is cut in a frame is refused', () => {
  const frame = Buffer.alloc(384);
  frame.set([0xff, 0xfb, 0x94, 0x00]);
  expect(frameStarts(Buffer.concat([frame, frame]))).toEqual([0, 384, 768]);
  expect(() => frameStarts(Buffer.concat([frame, frame.subarray(0, 100)]))).toThrow('byte 384');
});

describe.each([
  [0, 44_100],
  [1, 48_000],
  [2, 32_000],
])('a frame head with the sample rate %i, %i Hz', (index, hertz) => {
  test.each(
    [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320].map((rate, at) => [at + 1, rate]),
  )('and the bit rate %i, %i kbit/s', (rateIndex, kbits) => {
    const head = (padding: number) => Buffer.from([0xff, 0xfb, (rateIndex << 4) | (index << 2) | padding, 0]);
    const bytes = Math.floor((144 * kbits * 1000) / hertz);
    expect(frameAt(head(0), 0)).toEqual({ bytes, seconds: 1152 / hertz });
    expect(frameAt(head(2), 0)?.bytes).toBe(bytes + 1);
  });
});
