import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { firstFrame } from '@/lib/radio/mpeg-frames';

const loop = readFileSync('lib/radio/station/loop.mp3');

/** Frames of AAC with a head each. */
function aac(frames: number, length: number): Buffer {
  const size = [0x80 | (length >> 11), (length >> 3) & 0xff, ((length & 7) << 5) | 0x1f];
  const frame = Buffer.alloc(length, 0x55);
  frame.set([0xff, 0xf1, 0x50, ...size, 0xfc]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** Twenty MP3 frames, all but the heads empty: version bits, index of the bit rate, kbit/s, sample rate, samples. */
function mp3(
  version: number,
  rateIndex: number,
  kbits: number,
  rate: [number, number],
  samples: number,
): Buffer {
  const frame = Buffer.alloc(Math.floor((samples / 8) * ((kbits * 1000) / rate[1])));
  frame.set([0xff, 0xe3 | (version << 3), (rateIndex << 4) | (rate[0] << 2)]);
  return Buffer.concat(Array.from({ length: 20 }, () => frame));
}

const bitRates = {
  'MPEG-1': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  'MPEG-2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

describe.each([
  ['MPEG-1', 3, bitRates['MPEG-1'], 1152, [44_100, 48_000, 32_000]],
  ['MPEG-2', 2, bitRates['MPEG-2'], 576, [22_050, 24_000, 16_000]],
  ['MPEG-2.5', 0, bitRates['MPEG-2'], 576, [11_025, 12_000, 8000]],
])('the frames of %s', (_, version, kbits, samples, rates) => {
  test.each(kbits.map((rate, at) => [rate, at + 1]))('of %i kbit/s', (rate, index) => {
    for (const [at, hertz] of rates.entries()) {
      const audio = mp3(version, index, rate, [at, hertz], samples);
      const length = audio.length / 20;
      expect(firstFrame(audio.subarray(1))).toBe(length - 1);
    }
  });
});

describe('where the first whole frame begins', () => {
  test.each([0, 1, 10, 383, 384, 385, 5000])('in an MP3 that is cut %i bytes in', (cut) => {
    const next = Math.ceil(cut / 384) * 384;
    expect(firstFrame(loop.subarray(cut, cut + 65_536))).toBe(next - cut);
  });

  test.each([
    ['MPEG-2 at a low rate', mp3(2, 8, 64, [1, 24_000], 576), 192],
    ['AAC', aac(20, 371), 371],
    ['AAC that is nothing but its heads', aac(20, 7), 7],
  ])('in %s', (_, audio, length) => {
    expect(firstFrame(audio)).toBe(0);
    expect(firstFrame(audio.subarray(1))).toBe(length - 1);
    expect(firstFrame(Buffer.concat([Buffer.from([0xff]), audio]))).toBe(1);
  });

  test('a sync word in the middle of a frame is not taken for a head', () => {
    const audio = aac(20, 371);
    Buffer.from([0xff, 0xfb, 0x90, 0xc0]).copy(audio, 100);
    expect(firstFrame(audio.subarray(50))).toBe(321);
  });

  test('a frame may be followed by a byte that fills it up', () => {
    const frame = Buffer.alloc(418, 0x55);
    frame.set([0xff, 0xfb, 0x92, 0xc0]);
    const audio = Buffer.concat(Array.from({ length: 20 }, () => frame));
    expect(firstFrame(audio.subarray(1))).toBe(417);
  });

  test.each([
    ['MP3', mp3(3, 9, 128, [0, 44_100], 1152), 417],
    ['AAC', aac(20, 371), 371],
  ])('a head of %s counts only where another begins with its first byte', (_, audio, length) => {
    const changed = Buffer.from(audio);
    for (const at of [1, 2, 3]) changed[at * length] = 0;
    expect(firstFrame(changed)).toBe(4 * length);
  });

  test('two frames are enough where nothing follows, one is not', () => {
    const silence = Buffer.alloc(5);
    expect(firstFrame(Buffer.concat([silence, aac(2, 371)]))).toBe(5);
    expect(firstFrame(Buffer.concat([silence, aac(1, 371)]))).toBe(0);
  });

  test('bytes that only look like a head are passed over, at the start too', () => {
    expect(firstFrame(Buffer.concat([Buffer.from([0xff, 0]), aac(20, 371)]))).toBe(2);
  });

  test('is looked for in the first 8 KB', () => {
    const foundAfter = (bytes: number) => firstFrame(Buffer.concat([Buffer.alloc(bytes), aac(20, 371)]));
    expect([foundAfter(8191), foundAfter(8192)]).toEqual([8191, 0]);
  });

  test('a head without a bit rate is none, since it does not say how long its frame is', () => {
    const heads = Array.from({ length: 20 }, () => [0xff, 0xf3, 0x04]).flat();
    expect(firstFrame(Buffer.from([0, ...heads]))).toBe(0);
  });

  test('what has no frames is passed on whole', () => {
    expect(firstFrame(Buffer.from('OggS and something that is no frame'))).toBe(0);
    expect(firstFrame(Buffer.alloc(0))).toBe(0);
    expect(firstFrame(Buffer.alloc(9000, 0xff))).toBe(0);
  });
});
