import { describe, expect, test } from '@jest/globals';
import { knownAddress, pageNumber } from '@/lib/server/requests/known-query';

describe('a page is asked for without what it does not know', () => {
  test.each([
    ['/faq', 'token=evil', '/faq'],
    ['/faq', '', '/faq'],
    ['/', 'q=evil', '/'],
    ['/news/sports', 'page=2', '/news/sports'],
    ['/blog', 'token=evil&page=2&page=evil', '/blog?page=2'],
    ['/blog', 'page=evil', '/blog?page=0'],
    ['/blog', 'page=2%0d%0aevil', '/blog?page=0'],
    ['/blog', 'page=0000002', '/blog?page=0'],
    ['/rss.xml', 'a=b', '/rss.xml'],
    ['/api/ad-frame', 'a=b', '/api/ad-frame'],
    ['/faq', '_rsc=evil', '/faq'],
    ['/constructor', 'constructor=evil', '/constructor'],
  ])('%s?%s is %s', (path, query, known) => {
    expect(knownAddress(path, query)).toBe(known);
  });
});

test.each([
  ['q=a+b%20c&x=%ff', '/search?q=a%20b%20c'],
  ['sort=newest&q=park&q=evil', '/search?q=park&sort=newest'],
  ['section=sports&q=a%26sort%3Db', '/search?q=a%26sort%3Db&section=sports'],
  ['q', '/search?q='],
  ['_rsc=evil', '/search'],
])('one question is one address of the search, however it is written: %s', (query, known) => {
  expect(knownAddress('/search', query)).toBe(known);
});

test.each([
  ['page=2', 2],
  ['a=b&page=12', 12],
  ['page=0', 0],
  ['page=-1', 0],
  ['page=2.5', 0],
  ['page', 0],
  ['p%61ge=3', 3],
  ['', undefined],
  ['PAGE=2', undefined],
])('%j asks for page %p of the list of posts', (query, number) => {
  expect(pageNumber(query)).toBe(number);
});
