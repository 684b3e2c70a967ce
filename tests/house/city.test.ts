import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { cityStore } from '@/lib/city/this-city';
import { sections } from '@/lib/sections';
import { importsOf, sourcesIn, textOf } from './house-files';

const shared = sourcesIn('app', 'components', 'lib').filter(({ path }) => !/^lib\/city\/[^/]+\//.test(path));

describe.each(
  cityStore()
    .cities()
    .map((city) => [city.key, city] as const),
)('the city folder of %s', (folder, city) => {
  test('is the only place that speaks of the city', () => {
    const words = [city.name, city.siteTitle, city.email, city.robotName];
    const speaks = shared.filter(({ text }) => words.some((word) => text.includes(word)));
    expect(speaks.map(({ path }) => path)).toEqual([]);
  });

  test('is data: it imports types, its own files and nothing else', () => {
    const foreign = sourcesIn(`lib/city/${folder}`).flatMap(({ text }) =>
      importsOf(text).filter((name) => name !== '@/lib/city/city-type' && !name.startsWith('./')),
    );
    expect(foreign).toEqual([]);
  });

  test.each(sections.map((section) => section.feedKey))(
    'has a bundled feed of 25 items for %s',
    (feedKey) => {
      const file = `lib/city/${folder}/sample/${feedKey}.xml`;
      expect(existsSync(file)).toBe(true);
      expect(textOf(file).match(/<(item|entry)[\s>]/g)).toHaveLength(25);
    },
  );

  test.each(sections.map((section) => section.feedKey))(
    'invents no author under the name of another in the bundled feed for %s',
    (feedKey) => {
      const items = textOf(`lib/city/${folder}/sample/${feedKey}.xml`).split(/<\/(?:item|entry)>/);
      const signed = items.filter((item) => /<(dc:creator|author)>/.test(item));
      expect(signed.filter((item) => !item.includes(`<title>${city.siteTitle}</title>`))).toEqual([]);
    },
  );

  test.each(sections.map((section) => section.feedKey))('has a confirmed live source for %s', (feedKey) => {
    expect(city.feeds[feedKey].filter((source) => !source.unconfirmed).length).toBeGreaterThan(0);
  });

  test('lists https addresses only', () => {
    const plain = Object.values(city.feeds)
      .flat()
      .filter((source) => !source.url.startsWith('https://'));
    expect(plain).toEqual([]);
  });
});
