import { describe, expect, test } from '@jest/globals';
import { readOptions, searchHref } from '@/lib/search/search-options';
import '../../with-anaheim';

describe('the options of a search', () => {
  test.each([
    [{}, { order: 'best' }],
    [{ sort: 'newest' }, { order: 'newest' }],
    [{ sort: ['newest', 'best'] }, { order: 'newest' }],
    [{ sort: 'oldest', section: 'gossip' }, { order: 'best' }],
    [{ section: 'politics--government' }, { order: 'best', section: 'politics' }],
  ])('of %j are %j', (asked, options) => {
    expect(readOptions(asked)).toEqual(options);
  });

  test('come back out of the address that has them', () => {
    const options = { order: 'newest', section: 'politics' } as const;
    const { searchParams } = new URL(searchHref('a & b', options), 'https://news.example');
    expect(searchParams.get('q')).toBe('a & b');
    expect(readOptions(Object.fromEntries(searchParams))).toEqual(options);
  });

  test('that go without saying are not in the address', () => {
    expect(searchHref('park', { order: 'best' })).toBe('/search?q=park');
  });
});
