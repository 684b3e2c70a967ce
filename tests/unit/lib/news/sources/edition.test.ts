import { describe, expect, test } from '@jest/globals';
import { headlineRights, mayBeListed } from '@/lib/news/sources/edition';
import '../../../with-anaheim';

const sample = { kind: 'sample' } as const;
const live = { kind: 'live' } as const;
const publicUrl = 'https://news.example';

describe('what search engines may list of a public sample edition', () => {
  test.each(['/', '/local-news', '/community', '/events', '/events/a-market-0123456789', '/news/sports'])(
    'not %s, which is made of samples',
    (path) => {
      expect(mayBeListed(path, { feeds: sample, siteUrl: publicUrl })).toBe(false);
    },
  );

  test.each(['/blog', '/blog/a-guide', '/faq', '/contact', '/books', '/newsletter', '/privacy'])(
    '%s, which is our own',
    (path) => {
      expect(mayBeListed(path, { feeds: sample, siteUrl: publicUrl })).toBe(true);
    },
  );

  test.each([
    ['a live edition', { feeds: live, siteUrl: publicUrl }],
    ['a sample on this machine', { feeds: sample, siteUrl: 'http://localhost:3000' }],
    ['a sample at a loopback address', { feeds: sample, siteUrl: 'http://127.0.0.1:9200' }],
    ['a sample at the IPv6 loopback', { feeds: sample, siteUrl: 'http://[::1]:9200' }],
  ])('every page of %s', (_, edition) => {
    expect(mayBeListed('/', edition)).toBe(true);
  });
});

test('samples are said to be our own, not their sources’', () => {
  expect(headlineRights()).toBe(
    'The sample headlines are our own. Each one links to a page about its subject.',
  );
});
