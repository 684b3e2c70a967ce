import { describe, expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { describeItem } from '@/lib/news/section/describe-item';
import { item } from '../make-item';
import { noPlaces } from '../no-places';

const source: FeedSource = { url: 'https://news.example/feed', name: 'The Example' };

function cityOf(forSale?: City['forSale']): Pick<City, 'local' | 'forSale'> {
  const local: City['local'] = {
    ...noPlaces,
    places: [
      { reach: 'town', town: 'Millbrook', names: ['Millbrook'] },
      { reach: 'county', town: 'Plum', names: ['Plum'] },
      { reach: 'region', town: 'Big Port', names: ['Big Port'] },
    ],
  };
  return { local, ...(forSale && { forSale }) };
}

const city = cityOf();
const describeTitle = (title: string, feedKey?: 'local-news' | 'sports') =>
  describeItem(item({ title }), source, { feedKey, city });

describe('the place of an item', () => {
  test.each([
    ['Millbrook votes', 'sports', { reach: 'town', town: 'Millbrook' }, true],
    ['Plum votes', 'sports', { reach: 'county', town: 'Plum' }, true],
    ['Big Port votes', 'sports', { reach: 'region', isNeighbor: true }, false],
    ['Big Port votes', 'local-news', { reach: 'region', town: 'Big Port', isNeighbor: true }, false],
    ['Big Port votes', undefined, { reach: 'region', isNeighbor: true }, false],
    ['Ohio votes', 'local-news', { reach: 'elsewhere' }, false],
  ] as const)('for the title “%s” in the section %s is %j', (title, feedKey, local, isLocal) => {
    const described = describeTitle(title, feedKey);
    expect([described.item.local, described.isLocal]).toEqual([local, isLocal]);
  });

  test('falls back to the area that the source covers', () => {
    const reader = { feedKey: 'local-news' as const, city };
    const story = item({ title: 'A bridge closes' });
    expect(describeItem(story, source, reader).isLocal).toBe(false);
    expect(describeItem(story, { ...source, covers: 'town' }, reader)).toMatchObject({
      item: { local: { reach: 'town', isGuessed: true, isOurs: true } },
      isLocal: true,
    });
  });
});

describe('the language of an item', () => {
  test('is set if title and text are Spanish', () => {
    const spanish = item({ title: 'Abre la feria', description: 'La feria abre en la plaza con una banda.' });
    expect(describeItem(spanish, source, { city }).item.language).toBe('es');
  });

  test('is set if it differs from the site’s', () => {
    const languageHere = (title: string) =>
      describeItem(item({ title }), source, { city: { ...city, locale: 'es-US' } }).item.language;
    expect(languageHere('Abre la feria en la plaza')).toBeUndefined();
    expect(languageHere('The fair opens in the park')).toBe('en');
  });

  test('is not set if title and text are English', () => {
    expect(describeTitle('Millbrook votes').item).not.toHaveProperty('language');
  });
});

describe('the kind of an item', () => {
  test('depends on the section', () => {
    const story = item({ title: 'Ana Diaz on her new book' });
    const kindIn = (feedKey: 'opinion' | 'arts') => describeItem(story, source, { feedKey, city }).item.kind;
    expect(kindIn('opinion')).toBe('opinion');
    expect(kindIn('arts')).not.toBe('opinion');
  });

  test('depends on words that a city adds for commercial items', () => {
    const story = item({ title: 'The zorblax comes to town' });
    const kindIn = (here: typeof city) => describeItem(story, source, { city: here }).item.kind;
    expect(kindIn(cityOf({ words: ['zorblax'] }))).toBe('commerce');
    expect(kindIn(city)).not.toBe('commerce');
  });
});

test('describeItem describes an item only once per city, section and area that the source covers', () => {
  const story = item({ title: 'Millbrook votes' });
  const first = describeItem(story, source, { feedKey: 'sports', city });
  const reader = { feedKey: 'sports', city } as const;
  expect(describeItem(story, { ...source, url: 'https://other.example/' }, reader)).toBe(first);
  expect(describeItem(story, source, { ...reader, feedKey: 'arts' })).not.toBe(first);
  expect(describeItem(story, { ...source, covers: 'town' }, reader)).not.toBe(first);
  expect(describeItem(story, source, { ...reader, city: cityOf() })).not.toBe(first);
});

test('describeItem keeps all other fields and does not modify the feed’s item', () => {
  const story = item({ title: 'Millbrook votes' });
  const { item: described } = describeItem(story, source, { city });
  expect(described).toMatchObject(story);
  expect(story).not.toHaveProperty('local');
});
