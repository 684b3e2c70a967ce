import { describe, expect, test } from '@jest/globals';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { hasRightMark } from '@/lib/server/framework/framework-mark';

const tree = encodeURIComponent(JSON.stringify(['', {}, null, null, true]));
const asked = { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/contact' };
const mark = () => computeCacheBustingSearchParam(undefined, undefined, tree, '/contact');

describe('the mark in the address of a page’s data', () => {
  test('is right when it fits the headers', async () => {
    expect(await hasRightMark(`/blog?page=2&_rsc=${await mark()}`, asked)).toBe(true);
  });

  test.each(['/blog?_rsc=wrong', '/blog?_rsc=', '/blog'])('is not right in %s', async (url) => {
    expect(await hasRightMark(url, asked)).toBe(false);
  });

  test.each(['next-router-prefetch', 'next-router-segment-prefetch'])(
    'of a request with %s is not right: it asks for a part of a page',
    async (name) => {
      expect(await hasRightMark(`/blog?_rsc=${await mark()}`, { ...asked, [name]: '1' })).toBe(false);
    },
  );
});
