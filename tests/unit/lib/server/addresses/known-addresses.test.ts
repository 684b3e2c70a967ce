import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { knownAddresses } from '@/lib/server/addresses/known-addresses';

const root = mkdtempSync(path.join(tmpdir(), 'routes-'));
mkdirSync(path.join(root, '.next'));
const routes = {
  staticRoutes: [{ page: '/' }, { page: '/faq' }],
  dynamicRoutes: [
    { page: '/blog/[slug]', regex: '^/blog/([^/]+?)(?:/)?$' },
    { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
  ],
};
writeFileSync(path.join(root, '.next/routes-manifest.json'), JSON.stringify(routes));
const isKnown = knownAddresses(root);

test.each(['/', '/faq', '/blog/a-post', '/page-data/a.json'])('there may be something at %s', (asked) => {
  expect(isKnown(asked)).toBe(true);
});

test.each(['/nowhere', '/faq/more', '/blog/a/b', '/_next', '/_next/static/a.js', '/.env', '/foo.txt'])(
  'there is nothing at %s',
  (asked) => {
    expect(isKnown(asked)).toBe(false);
  },
);
