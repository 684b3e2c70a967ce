import path from 'node:path';
import { expect, test } from '@jest/globals';
import { brandOf } from '@/lib/city/complete/brand-of';
import { feedsOf } from '@/lib/city/complete/complete-city';
import { fillIn } from '@/lib/city/complete/with-defaults';
import { readCity } from '@/lib/city/read/read-city';
import { readDefaults } from '@/lib/city/read/read-shared';
import { smallest, writeCity } from '../read/write-city';

const feed = (name: string) => ({ url: `https://${name}.example/feed` });

test('a city’s own sources come before its packs’ sources', () => {
  const feeds = feedsOf({ politics: [feed('town')] }, [
    { politics: [feed('state')], sports: [feed('league')] },
    { politics: [feed('nation')] },
  ]);
  expect(feeds.politics).toEqual([feed('town'), feed('state'), feed('nation')]);
  expect(feeds.sports).toEqual([feed('league')]);
  expect(feeds.arts).toEqual([]);
});

test('a source that is also in a pack is included once, with the city’s values', () => {
  const own = { ...feed('a'), name: 'The A' };
  expect(feedsOf({ arts: [own] }, [{ arts: [feed('a'), feed('b')] }]).arts).toEqual([own, feed('b')]);
});

test('placeholders are filled in every string of a value', () => {
  const value = { a: 'News of {name}', b: ['{name}, {state}', 7], c: { d: null } };
  expect(fillIn(value, { name: 'Boulder', state: 'Colorado' })).toEqual({
    a: 'News of Boulder',
    b: ['Boulder, Colorado', 7],
    c: { d: null },
  });
});

test('an unknown placeholder stays, and a value without placeholders is not copied', () => {
  expect(fillIn('{title}', { name: 'Boulder' })).toBe('{title}');
  const value = { called: { palms: 'palm, palms' }, sentence: 'News of {name}', list: ['one'] };
  const filled = fillIn(value, { name: 'Boulder' });
  expect(filled.called).toBe(value.called);
  expect(filled.list).toBe(value.list);
});

test.each([
  ['', 'B'],
  ['siteTitle: The Mountain Post\n', 'T'],
  ["siteTitle: '{name} Post'\n", 'B'],
])(
  'the default emblem is the initial of the site title: if city.yaml adds %j, it is %s',
  async (title, letter) => {
    const folder = path.join(writeCity({ 'city.yaml': smallest + title }), 'boulder');
    const expected = brandOf(letter, undefined, (await readDefaults()).brand).emblem;
    expect((await readCity(folder)).city?.brand.emblem).toEqual(expected);
  },
);
