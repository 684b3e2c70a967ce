import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isReadingRoute } from '@/lib/server/addresses/reading-routes';

/** Addresses of the routes below app/[city], with `x` for what is dynamic in them. */
function addresses(): string[] {
  const files = readdirSync('app/[city]', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file) && !/^\(live\)|\[\.\.\.path\]/.test(file))
    .map((file) =>
      `/${file}`
        .replace(/\/(?:page|route)\.tsx?$/, '')
        .replace('/(paper)', '')
        .replace(/\[[^\]]+\]/g, 'x'),
    )
    .map((address) => address || '/');
}

test.each(addresses())('%s is a reading route', (address) => {
  expect(isReadingRoute(address)).toBe(true);
});

test.each(['/probe', '/blog/a/b', '/events/x/calendar', '/_next/static/a.js', '/aboutx', '/about/x', '//'])(
  '%s is none',
  (address) => {
    expect(isReadingRoute(address)).toBe(false);
  },
);
