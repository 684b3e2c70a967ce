import '../unit/open-cities';
import { describe, expect, test } from '@jest/globals';
import { sections } from '@/lib/sections';
import { anaheim } from '../unit/anaheim';
import { cities } from './cities';
import { sourcesIn, textOf, textsIn } from './house-files';

const shared = sourcesIn('app', 'components', 'lib').filter(
  ({ path }) => !cities.some(([, , folder]) => path.startsWith(`${folder}/`)),
);

describe.each(cities)('the city folder of %s', (_, city, folder) => {
  test('is the only place that speaks of the city', () => {
    const words = [city.name, city.siteTitle, city.email, city.robotName];
    const speaks = shared.filter(({ text }) => words.some((word) => text.includes(word)));
    expect(speaks.map(({ path }) => path)).toEqual([]);
  });

  test('is data: it holds no code', () => {
    expect(sourcesIn(folder).map(({ path }) => path)).toEqual([]);
  });

  test('lists https addresses only', () => {
    const plain = Object.values(city.feeds)
      .flat()
      .filter((source) => !source.url.startsWith('https://'));
    expect(plain).toEqual([]);
  });

  test('has a confirmed source in each section that it has', () => {
    const doubtful = sections.filter(({ feedKey }) => {
      const sources = city.feeds[feedKey];
      return sources.length > 0 && sources.every(({ unconfirmed }) => unconfirmed);
    });
    expect(doubtful.map(({ name }) => name)).toEqual([]);
  });

  // It is the page's description in search results; shorter ones are passed over there.
  test('has a sentence of at least 40 characters on each section', () => {
    const brief = Object.values(city.sections).filter(({ sentence }) => sentence.length < 40);
    expect(brief.map(({ sentence }) => sentence)).toEqual([]);
  });
});

test('what all cities inherit names none of them', () => {
  const inherited = [...textsIn('.yaml', 'lib/cities/defaults'), ...textsIn('.md', 'lib/cities/defaults')];
  const names = cities.map(([, { name }]) => name);
  expect(inherited.filter(({ text }) => names.some((name) => text.includes(name)))).toEqual([]);
});

// The specification's own edition has what it asks of one: any other city may have less.

const keys = sections.map(({ feedKey }) => feedKey);

test.each(keys)('the sample edition of Anaheim has 25 headlines for %s', (feedKey) => {
  const text = textOf(`lib/cities/anaheim/sample/${feedKey}.xml`);
  expect(text.match(/<(item|entry)[\s>]/g)).toHaveLength(25);
});

test.each(keys)('Anaheim has a confirmed live source for %s', (feedKey) => {
  expect(anaheim.feeds[feedKey].filter(({ unconfirmed }) => !unconfirmed).length).toBeGreaterThan(0);
});

test('Anaheim has at least 24 posts', () => {
  expect(textsIn('.md', 'lib/cities/anaheim/posts').length).toBeGreaterThanOrEqual(24);
});

test('the documents for partners of Anaheim are called as in the specification', () => {
  expect(anaheim.partners.map(({ title }) => title)).toEqual([
    'Partner Document 1',
    'Partner Document 2',
    'Partner Document 3',
  ]);
});

test('Anaheim has every page that a city can have', () => {
  expect(anaheim).toMatchObject({ books: expect.anything(), donation: expect.anything() });
  expect([anaheim.faq.length, anaheim.resources.length, anaheim.learn.length]).not.toContain(0);
});
