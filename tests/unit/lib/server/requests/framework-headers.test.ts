import { describe, expect, test } from '@jest/globals';
import { headersToDrop, isMarkedPage, isNavigation } from '@/lib/server/requests/framework-headers';

const tree = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));
const navigation = { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/blog' };

describe('the framework’s own script goes on working', () => {
  test.each([
    ['a navigation', navigation],
    ['a prefetch', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
    ['a bare refresh', { rsc: '1' }],
  ])('%s keeps its headers', (_, headers) => {
    expect(isNavigation('/blog?_rsc=1abc', headers)).toBe(true);
    expect(headersToDrop('/blog?_rsc=1abc', headers)).toEqual([]);
  });
});

describe('nobody else speaks its language', () => {
  test.each([
    ['without the mark in the address', '/blog', navigation],
    ['with another word for it', '/?_rsc=a', { ...navigation, rsc: 'true' }],
    ['said twice', '/?_rsc=a', { ...navigation, rsc: '1, 1' }],
    ['with a broken tree', '/?_rsc=a', { ...navigation, 'next-router-state-tree': '%5B' }],
    ['with an unknown prefetch', '/?_rsc=a', { ...navigation, 'next-router-prefetch': '9' }],
    ['from another site', '/?_rsc=a', { ...navigation, 'next-url': 'http://evil.example' }],
  ])('%s', (_, url, headers) => {
    expect(isNavigation(url, headers)).toBe(false);
    expect(headersToDrop(url, headers).sort()).toEqual(Object.keys(headers).sort());
  });

  test('a page under a marked address is for nobody else: a shared cache would hand it to the script', () => {
    expect(isMarkedPage('/blog?_rsc=1abc', {})).toBe(true);
    expect(isMarkedPage('/blog?a=b&_rsc', {})).toBe(true);
    expect(isMarkedPage('/blog?_rsc=1abc', { rsc: '1' })).toBe(false);
    expect(isMarkedPage('/blog?x_rsc=1abc', {})).toBe(false);
  });
});

describe('what no answer depends on is dropped, navigation or not', () => {
  test.each([
    'content-security-policy',
    'content-security-policy-report-only',
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-middleware-prefetch',
    'x-middleware-set-cookie',
    'x-invoke-path',
    'x-invoke-status',
    'x-invocation-id',
    'x-matched-path',
    'x-now-route-matches',
    'x-nextjs-data',
    'x-nextjs-html-request-id',
    'x-next-revalidated-tags',
    'x-next-revalidate-tag-token',
    'x-next-resume-state-length',
    'x-prerender-revalidate',
    'x-prerender-revalidate-if-generated',
    'x-action-forwarded',
    'x-deployment-id',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-for',
    'forwarded',
    'user-agent',
    'accept-language',
    'origin',
    'referer',
    'sec-fetch-dest',
    'traceparent',
    'constructor',
    'a-name-of-a-later-version',
    'next-action',
    'next-resume',
    'next-hmr-refresh',
    'next-instant-navigation-testing',
    'cookie',
  ])('%s', (name) => {
    expect(headersToDrop('/', { [name]: '1' })).toEqual([name]);
    expect(headersToDrop('/?_rsc=a', { rsc: '1', [name]: '1' })).toEqual([name]);
  });
});

test.each([
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'sec-gpc',
  'icy-metadata',
])('what an answer depends on stays: %s', (name) => {
  expect(headersToDrop('/', { [name]: '1' })).toEqual([]);
});
