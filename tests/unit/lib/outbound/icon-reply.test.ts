import { expect, test } from '@jest/globals';
import { iconReply } from '@/lib/outbound/icon-reply';

const ask = (address: string) => iconReply(new Request(`http://localhost:3000${address}`), address);

test.each([
  ['/icons/icon-192.png', 'public, max-age=604800'],
  ['/icon.svg', 'public, max-age=1800'],
])('the emblem at %s may be kept: %s', async (address, control) => {
  const { status, headers } = await ask(address);
  expect([status, headers.get('cache-control')]).toEqual([200, control]);
});

test('there is none at another address', async () => {
  expect((await ask('/icons/icon-7.png')).status).toBe(404);
});
