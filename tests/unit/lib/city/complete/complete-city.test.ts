import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { brandOf } from '@/lib/city/complete/brand-of';
import { feedsOf } from '@/lib/city/complete/complete-city';
import { samplesIn, withoutSamples } from '@/lib/city/complete/samples';
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

const inherited = (await readDefaults()).brand;
const emblemOf = (name: string) => brandOf(name, undefined, inherited).emblem;

describe('a city without an emblem', () => {
  test.each([
    ['Boulder', 'B'],
    ['san Juan', 'S'],
    ['Élancourt', 'E'],
    ['’s-Hertogenbosch', 'S'],
    ['29 Palms', '2'],
    ['ʻEwa Beach', 'E'],
    ['‘Ewa Beach', 'E'],
  ])('uses its initial as emblem: %s has %s', (name, letter) => {
    expect(emblemOf(name).path).toBe(emblemOf(letter).path);
    expect(emblemOf(name).path).not.toBe(inherited.emblem.path);
  });

  test.each(['Чернігів', 'Łódź', '東京', 'القاهرة', '—'])(
    'has the default ring if its name is %s',
    (name) => {
      expect(emblemOf(name)).toEqual(inherited.emblem);
    },
  );
});

test('each initial has its own drawing', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  expect(new Set(letters.map((letter) => emblemOf(letter).path)).size).toBe(36);
});

test('a city that sets no colors has the default colors', () => {
  const { accent, accentInDark, emblem } = brandOf('Boulder', undefined, inherited);
  expect([accent, accentInDark, emblem.color]).toEqual([
    inherited.accent,
    inherited.accentInDark,
    inherited.emblem.color,
  ]);
});

test('if a city sets only an accent, its emblem has that color, and dark mode uses a lighter one', () => {
  const brand = brandOf('Boulder', { accent: '#1d4f91' }, inherited);
  expect(brand.emblem.color).toBe('#1d4f91');
  expect(brand.accentInDark).toBe('#8ea7c8');
});

test('an emblem and colors that a city sets are used unchanged', () => {
  const emblem = { size: 2, path: 'M0 0H2V2H0Z', color: '#d9600f' };
  const own = { emblem, accent: '#1d4f91', accentInDark: '#9fc3ff' };
  expect(brandOf('Boulder', own, inherited)).toEqual(own);
});

describe('sample values', () => {
  const file = {
    email: 'editor@paper.example',
    books: {
      program: { name: 'College', sample: true },
      list: [{ title: 'A', sample: true }, { title: 'B' }],
    },
    contact: {
      formUrl: 'https://form.test/',
      social: [{ name: 'X', sample: true }],
      address: ['Main Street'],
    },
  };

  test('are removed if marked or listed by path', () => {
    expect(withoutSamples(file, ['contact.formUrl'])).toEqual({
      email: 'editor@paper.example',
      books: { list: [{ title: 'B' }] },
      contact: { social: [], address: ['Main Street'] },
    });
  });

  test('are recognized by their mark or by an address at an example host', () => {
    expect(samplesIn(file)).toEqual(['email', 'books.program', 'books.list.0', 'contact.social.0']);
  });

  test.each([
    ['https://paper.example/', true],
    ['https://www.example.com', true],
    ['mailto:a@news.example?subject=x', true],
    ['https://example.town.us/', false],
    ['an example of a paper', false],
    ['editor@anaheim.news', false],
  ])('are recognized by the host in an address: for %s, the result is %s', (value, expected) => {
    expect(samplesIn({ value })).toEqual(expected ? ['value'] : []);
  });
});
