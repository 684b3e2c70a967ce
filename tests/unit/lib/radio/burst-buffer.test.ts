import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { BurstBuffer, burstBytes } from '@/lib/radio/burst-buffer';

/** Bytes that tell their position. */
const bytesFrom = (start: number, length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => (start + index) % 251));

test('gives what came since a position, wherever the pieces end', () => {
  const burstBuffer = new BurstBuffer();
  for (const text of ['ab', 'cde', 'f']) burstBuffer.push(Buffer.from(text));
  for (const from of [0, 1, 2, 3, 5, 6]) expect(String(burstBuffer.since(from))).toBe('abcdef'.slice(from));
});

test('gives the newest 64 KB as a burst, whatever the size of the pieces', () => {
  for (const size of [100, 4096, 65_536, 200_000]) {
    const burstBuffer = new BurstBuffer();
    for (let at = 0; at < 1_000_000; at += size) burstBuffer.push(bytesFrom(at, size));
    const burst = burstBuffer.burst();
    expect(burst.equals(bytesFrom(burstBuffer.end - burstBytes, burstBytes))).toBe(true);
  }
});

test('keeps three bursts, and no more than a piece besides', () => {
  const burstBuffer = new BurstBuffer();
  for (let at = 0; at < 1_000_000; at += 4096) burstBuffer.push(bytesFrom(at, 4096));
  const kept = burstBuffer.since(0).length;
  expect(kept).toBeGreaterThanOrEqual(3 * burstBytes);
  expect(kept).toBeLessThan(3 * burstBytes + 4096);
});

test('gives all there is as long as that is less', () => {
  const burstBuffer = new BurstBuffer();
  expect(burstBuffer.burst()).toHaveLength(0);
  burstBuffer.push(bytesFrom(0, 1000));
  expect(burstBuffer.burst()).toHaveLength(1000);
});

test('makes one buffer for all who ask from the same position', () => {
  const burstBuffer = new BurstBuffer();
  burstBuffer.push(bytesFrom(0, 1000));
  burstBuffer.push(bytesFrom(1000, 1000));
  expect(burstBuffer.since(10)).toBe(burstBuffer.since(10));
});

test('forgets its audio and goes on counting', () => {
  const burstBuffer = new BurstBuffer();
  burstBuffer.push(bytesFrom(0, 1000));
  burstBuffer.clear();
  burstBuffer.push(Buffer.from('new'));
  expect(burstBuffer.end).toBe(1003);
  for (const heard of [burstBuffer.burst(), burstBuffer.since(1000)]) expect(String(heard)).toBe('new');
});

test('a burst out of the middle of a stream begins with a frame', () => {
  const loop = readFileSync('lib/radio/station/loop.mp3');
  const burstBuffer = new BurstBuffer();
  for (let at = 0; at < 300_000; at += 5000) burstBuffer.push(loop.subarray(at, at + 5000));
  const burst = burstBuffer.burst();
  expect([burst[0], burst[1]]).toEqual([0xff, 0xfb]);
  expect(burst.length).toBeGreaterThan(burstBytes - 420);
});
