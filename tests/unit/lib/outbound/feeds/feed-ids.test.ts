import { beforeAll, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { feedAt, siteFeeds } from '@/lib/outbound/feeds/feed-at';
import { sections } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';
import '../../../with-anaheim';

const now = Date.parse('2026-12-31T12:00:00Z');

async function idsOf(feeds: readonly Pick<(typeof siteFeeds)[number], 'model'>[]): Promise<string[]> {
  const models = await Promise.all(feeds.map(({ model }) => model(now)));
  return models.map((model) => (model.ok ? model.value.id : model.failure.detail));
}

// A page stops waiting for a first read after some seconds; here every feed has to be there, on any machine.
beforeAll(async () => {
  const sources = sections.flatMap(({ feedKey }) => feedSources(feedKey, settings().feeds, thisCity()));
  await Promise.all(sources.map((source) => feedStore().firstTry(source)));
}, 60_000);

test('no two feeds have one id', async () => {
  const ids = await idsOf(siteFeeds);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each([
  ['/atom.xml', 'http://localhost:3000/'],
  ['/headlines/atom.xml', 'http://localhost:3000/headlines/atom.xml'],
  ['/news/sports/atom.xml', 'http://localhost:3000/news/sports'],
])('the id of %s is %s, for good', async (path, id) => {
  const found = feedAt(path);
  expect(await idsOf(found ? [found.feed] : [])).toEqual([id]);
});
