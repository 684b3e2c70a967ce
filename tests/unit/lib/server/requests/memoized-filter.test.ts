import { beforeEach, describe, expect, test } from '@jest/globals';
import { cityStore } from '@/lib/city/this-city';
import { memoizedFilter } from '@/lib/server/requests/memoized-filter';
import '../../../with-anaheim';

const asked = (target: string, headers = {}, method = 'GET') => ({
  method,
  target,
  headers,
  socketAddress: '203.0.113.5',
});

let filter: ReturnType<typeof memoizedFilter>;
beforeEach(() => {
  filter = memoizedFilter(0);
});

/** Whether a request is decided by what is known of one like it: that is the same object each time. */
function isRemembered(target: string, headers = {}, method = 'GET'): boolean {
  const decisions = [1, 2, 3].map(() => filter(asked(target, headers, method), 'anaheim'));
  return decisions[1] === decisions[2];
}

describe('a decision', () => {
  test('on a page is remembered, and drops no header of another reader', () => {
    filter(asked('/blog', { 'x-invoke-path': '/x' }), 'anaheim');
    expect(filter(asked('/blog'), 'anaheim')).toMatchObject({ kind: 'serve', url: '/blog', drop: [] });
    expect(isRemembered('/blog')).toBe(true);
  });

  test('is one of its city', () => {
    filter(asked('/blog'), 'anaheim');
    const inAnaheim = filter(asked('/blog'), 'anaheim');
    filter(asked('/blog'), 'boulder');
    expect(filter(asked('/blog'), 'boulder')).not.toBe(inAnaheim);
  });

  test('is made anew after an edit of a city', () => {
    const decided = () => filter(asked('/blog'), 'anaheim');
    decided();
    const before = decided();
    expect(decided()).toBe(before);
    cityStore().version += 1;
    expect(decided()).not.toBe(before);
  });

  const long = (length: number) => `/blog?page=${'1'.repeat(length - '/blog?page='.length)}`;

  test.each<[string, string, object?, string?]>([
    ['a request for the page’s data', '/blog', { rsc: '1' }],
    ['a HEAD', '/blog', {}, 'HEAD'],
    ['an address of more than 200 characters', long(201)],
    ['a route handler', '/api/health'],
    ['a search, which is counted', '/search?q=a'],
    ['a broken address', '/%ff'],
    ['an address that moves', '/BLOG'],
  ])('on %s is made each time', (_, target, headers = {}, method = 'GET') => {
    expect(isRemembered(target, headers, method)).toBe(false);
  });

  test('on an address of 200 characters is remembered', () => {
    expect(isRemembered(long(200))).toBe(true);
  });
});
