import { expect, test } from '@jest/globals';
import { sitePages } from '@/lib/pages/site-pages';
import { knownQueries } from '@/lib/request/cache-rules.mjs';
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

test('nginx’s cache key omits the query of pages that do not use it', () => {
  const others = sitePages.map(({ path }) => path).filter((path) => !Object.hasOwn(knownQueries, path));
  expect(others.filter(keysQuery)).toEqual([]);
});
