import { describe, expect, test } from '@jest/globals';
import { filterRequest } from '@/lib/server/requests/request-filter';
import '../../../with-anaheim';

const asked = (target: string, headers = {}, method = 'GET') => ({
  method,
  target,
  headers,
  socketAddress: '203.0.113.5',
});

describe('only reading is served', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY', 'M-SEARCH'])(
    '%s is refused',
    (method) => {
      expect(filterRequest(asked('/', {}, method), 0)).toEqual({ kind: 'refuse', status: 405 });
    },
  );

  test.each(['GET', 'HEAD'])('%s is not', (method) => {
    expect(filterRequest(asked('/', {}, method), 0)).toMatchObject({ kind: 'serve', url: '/' });
  });
});

test('a broken address is refused', () => {
  expect(filterRequest(asked('/%ff'), 0)).toEqual({ kind: 'refuse', status: 400 });
});

test('an ordinary page is not counted, and caches may keep it', () => {
  expect(filterRequest(asked('/blog'), 0)).toEqual({
    kind: 'serve',
    url: '/blog',
    asked: '/blog',
    drop: [],
    isNavigation: false,
    counted: undefined,
    uncached: 'never',
  });
});

test('a page is made without the query that it does not know, which a redirect keeps', () => {
  expect(filterRequest(asked('/faq?token=1'), 0)).toMatchObject({ url: '/faq', asked: '/faq?token=1' });
});

test('a search is counted for the reader behind the proxy', () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 198.51.100.2' };
  expect(filterRequest(asked('/%73earch?q=a', headers), 1)).toMatchObject({
    counted: { route: 'search', who: '198.51.100.2' },
  });
});

test.each(['/FAQ', '/news/Sports?a=B', '/%46AQ'])('a page in other letters is led to: %s', (target) => {
  expect(filterRequest(asked(target), 0)).toMatchObject({ kind: 'move', uncached: 'never' });
});

test.each(['/Nowhere', '/_next/static/Ab.js', '/pictures/Ab/x/Cd/480', '/blog/A-Post'])(
  'the letters of what is no fixed page are left alone: %s',
  (target) => {
    expect(filterRequest(asked(target), 0)).toMatchObject({ kind: 'serve', url: target });
  },
);

test('caches keep no redirect of a navigation, and no page under its address', () => {
  expect(filterRequest(asked('/?_rsc=a', { rsc: '1' }), 0)).toMatchObject({ uncached: 'redirects' });
  expect(filterRequest(asked('/?_rsc=a'), 0)).toMatchObject({ uncached: 'always' });
  expect(filterRequest(asked('/', { rsc: '1' }), 0)).toMatchObject({ uncached: 'never', drop: ['rsc'] });
});
