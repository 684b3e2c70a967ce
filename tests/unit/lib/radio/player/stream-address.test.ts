import { expect, test } from '@jest/globals';
import { streamAddress } from '@/lib/radio/player/stream-address';

test.each([
  [[8076], 8076],
  [[8000, 8076], 8076],
  [[8000, 8010], 8000],
])('with the ports %j the player uses port %i', (ports, port) => {
  expect(streamAddress(ports)).toBe(`/api/stream?port=${port}`);
});
