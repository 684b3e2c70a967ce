import { describe, expect, test } from '@jest/globals';
import { withKnownQuery } from '@/lib/server/requests/known-query';

describe('a page is asked for without what it does not know', () => {
  test.each([
    ['/faq?token=evil', '/faq'],
    ['/faq?', '/faq'],
    ['/faq#evil', '/faq'],
    ['/faq/?token=evil#evil', '/faq/'],
    ['/?q=evil', '/'],
    ['/news/sports?page=2', '/news/sports'],
    ['/blog?token=evil&page=2&page=evil', '/blog?page=2'],
    ['/blog/?page=2', '/blog/?page=2'],
    ['/blog?page=evil', '/blog?page=0'],
    ['/blog?page=2%0d%0aevil', '/blog?page=0'],
    ['/blog?page=0000002', '/blog?page=0'],
    ['/rss.xml?a=b', '/rss.xml'],
    ['/faq?_rsc=evil', '/faq'],
    ['/constructor?constructor=evil', '/constructor'],
  ])('%s', (asked, known) => {
    expect(withKnownQuery(asked, false)).toBe(known);
  });
});

test('what is made for each request keeps all of its query, as it was written', () => {
  for (const asked of ['/api/stream?port=1&port=2', '/api/health?ready'])
    expect(withKnownQuery(asked, false)).toBe(asked);
});

test('one question is one address of the search, however it is written', () => {
  for (const [asked, known] of [
    ['/search?q=a+b%20c&x=%ff', '/search?q=a%20b%20c'],
    ['/search?sort=newest&q=park&q=evil', '/search?q=park&sort=newest'],
    ['/search?section=sports&q=a%26sort%3Db', '/search?q=a%26sort%3Db&section=sports'],
    ['/search?q', '/search?q='],
    ['/search', '/search'],
    ['/search?_rsc=evil', '/search'],
  ] as const)
    expect(withKnownQuery(asked, false)).toBe(known);
});

test('the framework’s script keeps its mark, and nothing else', () => {
  expect(withKnownQuery('/faq?token=evil&_rsc=1abc', true)).toBe('/faq?_rsc=1abc');
  expect(withKnownQuery('/blog?page=3&_rsc=1abc', true)).toBe('/blog?page=3&_rsc=1abc');
  expect(withKnownQuery('/search?_rsc=1abc&q=park', true)).toBe('/search?q=park&_rsc=1abc');
  expect(withKnownQuery('/faq?_rsc', true)).toBe('/faq?_rsc=');
});
