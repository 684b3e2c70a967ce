import '../unit/open-cities';
import { describe, expect, test } from '@jest/globals';
import { sections } from '@/lib/sections';
import { anaheim } from '../unit/anaheim';
import { cities } from './cities';
import { culprits, siteFiles, sourcesIn, textOf, textsIn } from './house-files';

const shared = siteFiles.filter(({ path }) => !cities.some(([, , folder]) => path.startsWith(`${folder}/`)));

describe.each(cities)('the city folder of %s', (_, city, folder) => {
  test('is the only place that contains the city’s name', () => {
    const words = [city.name, city.siteTitle, city.email, city.robotName];
    expect(culprits(({ text }) => words.some((word) => text.includes(word)), shared)).toEqual([]);
  });

  test('contains data but no code', () => {
    expect(sourcesIn(folder)).toEqual([]);
  });

  test('lists only feeds with https addresses', () => {
    const plain = Object.values(city.feeds)
      .flat()
      .filter((source) => !source.url.startsWith('https://'));
    expect(plain).toEqual([]);
  });

  test('has at least one confirmed source for each section that lists sources', () => {
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
  expect(culprits(({ text }) => names.some((name) => text.includes(name)), inherited)).toEqual([]);
});

// Only Anaheim must be complete, because it is the specification's city.

const keys = sections.map(({ feedKey }) => feedKey);

test.each(keys)('Anaheim has 25 sample headlines and a confirmed live source for %s', (feedKey) => {
  const text = textOf(`lib/cities/anaheim/sample/${feedKey}.xml`);
  expect(text.match(/<(item|entry)[\s>]/g)).toHaveLength(25);
  expect(anaheim.feeds[feedKey].some(({ unconfirmed }) => !unconfirmed)).toBe(true);
});

test('Anaheim has at least 24 posts and the data for every optional page', () => {
  expect(textsIn('.md', 'lib/cities/anaheim/posts').length).toBeGreaterThanOrEqual(24);
  expect(anaheim).toMatchObject({ books: expect.anything(), donation: expect.anything() });
  expect([anaheim.faq.length, anaheim.resources.length, anaheim.learn.length]).not.toContain(0);
});

test('Anaheim’s partner documents have the titles in the specification', () => {
  const titles = ['Partner Document 1', 'Partner Document 2', 'Partner Document 3'];
  expect(anaheim.partners.map(({ title }) => title)).toEqual(titles);
});
