import { expect, test } from '@jest/globals';
import { costlyRoute } from '@/lib/server/requests/costly-routes';

test.each([
  ['/search', 'search'],
  ['/pictures/640/abc', 'pictures'],
  ['/api/stream', 'stream'],
  ['/api/stream/now', 'stream-titles'],
  ['/', undefined],
  ['/blog', undefined],
  ['/searching', undefined],
  ['/api/health', undefined],
  ['/_next/static/chunks/a.js', undefined],
])('%s: %s', (path, route) => {
  expect(costlyRoute(path)).toBe(route);
});
