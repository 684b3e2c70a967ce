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
  test('is the only place that contains the city’s name', () => {
    const words = [city.name, city.siteTitle, city.email, city.robotName];
    const speaks = shared.filter(({ text }) => words.some((word) => text.includes(word)));
    expect(speaks.map(({ path }) => path)).toEqual([]);
  });

  test('contains data but no code', () => {
    expect(sourcesIn(folder).map(({ path }) => path)).toEqual([]);
  });

  test('lists only feeds with https addresses', () => {
    const plain = Object.values(city.feeds)
      .flat()
      .filter((source) => !source.url.startsWith('https://'));
    expect(plain).toEqual([]);
  });

  test('has a confirmed source for each section that has sources', () => {
    const doubtful = sections.filter(({ feedKey }) => {
      const sources = city.feeds[feedKey];
      return sources.length > 0 && sources.every(({ unconfirmed }) => unconfirmed);
    });
    expect(doubtful.map(({ name }) => name)).toEqual([]);
  });

  // Search results use the sentence as the description, but ignore shorter sentences.
  test('describes each section in at least 40 characters', () => {
    const brief = Object.values(city.sections).filter(({ sentence }) => sentence.length < 40);
    expect(brief.map(({ sentence }) => sentence)).toEqual([]);
  });
});

test('the defaults for all cities contain no city’s name', () => {
  const inherited = [...textsIn('.yaml', 'lib/cities/defaults'), ...textsIn('.md', 'lib/cities/defaults')];
  const names = cities.map(([, { name }]) => name);
  expect(inherited.filter(({ text }) => names.some((name) => text.includes(name)))).toEqual([]);
});

// Only Anaheim must be complete, because it is the specification's city.

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

test('Anaheim’s partner documents are named as in the specification', () => {
  expect(anaheim.partners.map(({ title }) => title)).toEqual([
    'Partner Document 1',
    'Partner Document 2',
    'Partner Document 3',
  ]);
});

test('Anaheim has the data for every optional page', () => {
  expect(anaheim).toMatchObject({ books: expect.anything(), donation: expect.anything() });
  expect([anaheim.faq.length, anaheim.resources.length, anaheim.learn.length]).not.toContain(0);
});
