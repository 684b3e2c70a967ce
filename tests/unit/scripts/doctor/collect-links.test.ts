import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { addressesIn, addressesWithin, collectLinks } from '../../../../scripts/doctor/collect-links';

describe('addresses in a text', () => {
  test.each([
    ['in Markdown', 'See [the city](https://city.example/a) and more.', ['https://city.example/a']],
    ['at the end of a sentence', 'It is at https://city.example/a.', ['https://city.example/a']],
    ['in angle brackets', '<https://city.example/>', ['https://city.example/']],
    [
      'with brackets of its own',
      '[it](https://wiki.example/Recall_(1925))',
      ['https://wiki.example/Recall_(1925)'],
    ],
    [
      'with a comma inside',
      'https://wiki.example/Anaheim,_California',
      ['https://wiki.example/Anaheim,_California'],
    ],
    ['with a query', '"https://city.example/?a=1&b=2"', ['https://city.example/?a=1&b=2']],
    ['none', 'no address here: http is a protocol', []],
  ])('%s', (_, text, found) => {
    expect(addressesIn(text)).toEqual(found);
  });
});

test('addresses anywhere in data are found, with the places of a template filled', () => {
  const data = { a: [{ href: 'https://a.example/' }, null, 7], search: 'https://b.example/?q={title}' };
  expect(addressesWithin(data)).toEqual(['https://a.example/', 'https://b.example/?q=Anaheim']);
});

test('of the city folder every link is found: data, questions, posts and sample edition, each once', async () => {
  const city = thisCity();
  const links = await collectLinks(city, path.join(process.cwd(), 'lib/city/anaheim'));
  const hrefs = links.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(hrefs).toContain(city.donation?.url);
  for (const { questions } of city.faq)
    for (const { source } of questions)
      if (!source.href.startsWith('/')) expect(hrefs).toContain(source.href.replace(/#.*/, ''));
  const places = new Set(links.flatMap((link) => link.places));
  expect(places).toContain('posts/who-runs-which-school.md');
  expect([...places].filter((place) => place.startsWith('sample/'))).toHaveLength(16);
  expect(hrefs.filter((href) => /[{}]/.test(href))).toEqual([]);
});
