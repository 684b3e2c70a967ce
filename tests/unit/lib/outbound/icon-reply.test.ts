import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { iconReply } from '@/lib/outbound/icon-reply';
import { iconPath } from '@/lib/pages/brand/icon-files';

const ask = (address: string) => iconReply(new Request(`http://localhost:3000${address}`), address);

test.each([
  [iconPath('/icons/icon-192.png', thisCity()), 'public, max-age=31536000, immutable'],
  [iconPath('/feed-image.png', thisCity()), 'public, max-age=31536000, immutable'],
  ['/icons/0123456789/icon-192.png', 'no-store'],
  ['/icons/icon-192.png', 'public, max-age=1800'],
  ['/feed-image.png', 'public, max-age=1800'],
  ['/icon.svg', 'public, max-age=1800'],
])('the emblem at %s may be kept: %s', async (address, control) => {
  const { status, headers } = await ask(address);
  expect([status, headers.get('cache-control'), headers.has('etag')]).toEqual([200, control, true]);
});

test('an address of another version has the picture of now', async () => {
  const bytes = async (address: string) => Buffer.from(await (await ask(address)).arrayBuffer());
  expect((await bytes('/icons/0123456789/icon-192.png')).equals(await bytes('/icons/icon-192.png'))).toBe(
    true,
  );
});

test.each([
  '/icons/icon-7.png',
  '/icons/0123456789/icon-7.png',
  '/icons/012345678/icon-192.png',
  '/icons/0123456789/',
])('there is none at %s', async (address) => {
  expect((await ask(address)).status).toBe(404);
});
