import { expect, test } from '@jest/globals';
import { stationAddresses } from '@/lib/radio/player/stream-addresses';

test.each([
  [[8076], '/api/stream?port=8076'],
  [[8000, 8076], '/api/stream?port=8076'],
  [[8000, 8010], '/api/stream?port=8000'],
])('of the ports %j the page asks for %s', (ports, stream) => {
  expect(stationAddresses(ports).stream).toBe(stream);
});

test('what plays is told beside the stream', () => {
  expect(stationAddresses([8076]).now).toBe('/api/stream/now?port=8076');
});
