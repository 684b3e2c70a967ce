import { expect, test } from '@jest/globals';
import { feedsOf } from '@/lib/city/complete/feeds-of';

const feed = (name: string) => ({ url: `https://${name}.example/feed` });

test('a city’s own sources come first, then those of its packs in their order', () => {
  const feeds = feedsOf({ politics: [feed('town')] }, [
    { politics: [feed('state')], sports: [feed('league')] },
    { politics: [feed('nation')] },
  ]);
  expect(feeds.politics).toEqual([feed('town'), feed('state'), feed('nation')]);
  expect(feeds.sports).toEqual([feed('league')]);
  expect(feeds.arts).toEqual([]);
});

test('an address that a pack names too is read once, as the city has it', () => {
  const own = { ...feed('a'), name: 'The A' };
  expect(feedsOf({ arts: [own] }, [{ arts: [feed('a'), feed('b')] }]).arts).toEqual([own, feed('b')]);
});
