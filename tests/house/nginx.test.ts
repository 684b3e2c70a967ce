import { expect, test } from '@jest/globals';
import { cacheRulesAt, knownQueries } from '@/lib/http/cache-rules.mjs';
import { sitePages } from '@/lib/pages/site-pages';
import { textOf } from './house-files';

// Compares deploy/nginx.conf with the lists in the code.

const config = textOf('deploy/nginx.conf');
const rules = [
  ...(/map \$uri \$known_query \{([^}]*)\}/.exec(config)?.[1] ?? '').matchAll(/~(\S+) \$args;/g),
];

/** Returns whether nginx's cache key for a path includes the query. */
const keysQuery = (path: string) => rules.some(([, pattern = '']) => new RegExp(pattern).test(path));
const isNeverStored = (path: string) => new RegExp(`location = ${path} \\{\\s+proxy_cache off;`).test(config);

test.each(Object.keys(knownQueries))('nginx keeps the query of %s in the cache key', (path) => {
  expect(isNeverStored(path) || (keysQuery(path) && keysQuery(`${path}/`))).toBe(true);
});

test('nginx’s cache key omits the query for pages that use none', () => {
  const others = sitePages.map(({ path }) => path).filter((path) => !Object.hasOwn(knownQueries, path));
  expect(others.filter(keysQuery)).toEqual([]);
});

test.each(['/search', '/api/frame', '/preview/a/1/b'])(
  'nginx and the site agree that %s is never cached',
  (path) => {
    const own = cacheRulesAt(path).map(({ cacheControl = 'none' }) => cacheControl);
    expect(own.filter((control) => control.includes('public'))).toEqual([]);
  },
);
