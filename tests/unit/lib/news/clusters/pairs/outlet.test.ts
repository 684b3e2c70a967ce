import { expect, test } from '@jest/globals';
import { isOneArticle, outletOf } from '@/lib/news/clusters/pairs/outlet';

test.each([
  ['https://www.laist.com/news/a', 'laist.com'],
  ['https://news.laist.com/a', 'laist.com'],
  ['https://www.rnz.co.nz/news/1', 'rnz.co.nz'],
  ['https://www.merida.gob.mx/a', 'merida.gob.mx'],
  ['https://www.ci.anaheim.ca.us/a', 'anaheim.ca.us'],
  ['https://library.austin.lib.tx.us/a', 'austin.lib.tx.us'],
  ['https://www.canada.gc.ca/a', 'canada.gc.ca'],
  ['https://www.guelph.ca/a', 'guelph.ca'],
  ['https://one.substack.com/p/a', 'one.substack.com'],
  ['https://news.google.com/rss/articles/1', 'The Source'],
  ['not an address', 'The Source'],
])('%s is of %s', (link, outlet) => {
  expect(outletOf(link, 'The Source')).toBe(outlet);
});

test.each<[string, string, string, boolean]>([
  [
    'the same long name',
    'https://a.example/x/the-same-long-name-of-it',
    'https://a.example/y/the-same-long-name-of-it',
    true,
  ],
  [
    'the same article number',
    'https://a.example/x/article316828104.html',
    'https://a.example/article316828104.html',
    true,
  ],
  ['a short name', 'https://a.example/x/index.html', 'https://a.example/y/index.html', false],
  [
    'one address for both',
    'https://a.example/the-same-long-name-of-it',
    'https://a.example/the-same-long-name-of-it',
    false,
  ],
])('%s', (_, one, other, expected) => {
  expect(isOneArticle(one, other)).toBe(expected);
});
