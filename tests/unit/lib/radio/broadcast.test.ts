import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Broadcast } from '@/lib/radio/broadcast';
import { listener } from './play-station';

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

test('starts a new listener’s audio at the beginning of a frame', () => {
  const loop = readFileSync('lib/radio/station/loop.mp3');
  const audio = new Broadcast(() => {});
  for (let at = 0; at < 300_000; at += 5000) audio.push(loop.subarray(at, at + 5000));
  const burst = burstOf(audio);
  expect([burst[0], burst[1]]).toEqual([0xff, 0xfb]);
  expect(burst.length).toBeGreaterThan(65_536 - 420);
});
