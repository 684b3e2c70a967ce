import { expect, test } from '@jest/globals';
import { stationAddresses } from '@/lib/radio/player/stream-addresses';

test.each([
  [[8076], 8076],
  [[8000, 8076], 8076],
  [[8000, 8010], 8000],
])('of the ports %j the page asks for %i', (ports, port) => {
  const [stream, now] = [`/api/stream?port=${port}`, `/api/stream/now?port=${port}`];
  expect(stationAddresses(ports)).toEqual({ stream, now });
});
