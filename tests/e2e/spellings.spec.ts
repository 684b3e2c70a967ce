import { expect, test } from './support/fixtures';
import type { Site } from './support/site';

// Addresses in other letters: each page has one spelling, and leads to it for good from the others.

let site: Site;
test.beforeAll(({ sample }) => {
  site = sample;
});

async function answer(path: string): Promise<readonly [number, string | null]> {
  const { status, headers } = await site.get(path);
  return [status, headers.get('location')];
}

for (const [path, target] of [
  ['/BLOG', '/blog'],
  ['/BLOG?page=2', '/blog?page=2'],
  ['/FAQ/', '/faq'],
  ['/Local-News', '/local-news'],
  ['/local-news/', '/local-news'],
  ['/NEWS/SPORTS', '/news/sports'],
  ['/news/Sports', '/news/sports'],
  ['/news/Sports?a=B', '/news/sports?a=B'],
  ['/Sports?a=B', '/news/sports?a=B'],
  ['/sports?a=B', '/news/sports?a=B'],
  ['/news/Sports/RSS.xml', '/news/sports/rss.xml'],
  ['/Search?q=Park+%26+Fair', '/search?q=Park+%26+Fair'],
  ['/blog/What-To-Plant-In-Anaheim', '/blog/what-to-plant-in-anaheim'],
  ['/blog/What-To-Plant-In-Anaheim?a=B', '/blog/what-to-plant-in-anaheim?a=B'],
  ['/BLOG/what-to-plant-in-anaheim', '/blog/what-to-plant-in-anaheim'],
] as const)
  test(`${path} leads to ${target} for good`, async () => {
    expect(await answer(path)).toEqual([308, target]);
    // The second time from the cache.
    expect(await answer(path)).toEqual([308, target]);
  });

test('so does an event', async () => {
  const event = /href="(\/events\/[^"/]+)"/.exec((await site.get('/events')).html)?.[1] ?? '';
  expect(event).not.toBe('');
  expect(await answer(event.toUpperCase())).toEqual([308, event]);
  expect(await answer(event.replace(/[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase()))).toEqual([
    308,
    event,
  ]);
});

for (const path of [
  '/Nowhere',
  '/news/Gossip',
  '/blog/No-Such-Post',
  '/BLOG/no-such-post',
  '/Events/no-such-event-0123456789',
  '/API/health',
  '/api/moved?from=%2F%2Fevil.example%2FFAQ',
])
  test(`${path} is a 404 like any other`, async () => {
    expect((await answer(path))[0]).toBe(404);
  });
