import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { closeRadio } from '@/lib/radio/radio-hubs';
import { audioReply } from '@/lib/radio/stream-reply';
import '../../with-anaheim';

beforeAll(() => {
  setLogLevel('error');
  process.env.RADIO_PORTS = '8076';
});
afterAll(closeRadio);

test.each([
  ['a player that wants titles', { 'Icy-MetaData': '1' }, true],
  ['one that wants none', { 'Icy-MetaData': '0' }, false],
  ['one that does not say', {}, false],
])('%s is told how far apart they stand, or nothing of it', async (_, headers, isTold) => {
  const response = await audioReply(
    new Request('http://city.example/api/stream?port=8076', { headers: headers as Record<string, string> }),
  );
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect(response.headers.has('icy-metaint')).toBe(isTold);
  await response.body?.cancel();
});
