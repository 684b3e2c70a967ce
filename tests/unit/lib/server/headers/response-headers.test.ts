import { expect, test } from '@jest/globals';
import {
  isFrameworkDetail,
  type ResponseFacts,
  responseHeaders,
} from '@/lib/server/headers/response-headers';

const site = { pagePolicy: "default-src 'none'; script-src 'self'", permissions: 'camera=()', secure: true };
const page: ResponseFacts = { path: '/', type: 'text/html; charset=utf-8', openToAll: false };
const file: ResponseFacts = { path: '/x.png', type: 'image/png', openToAll: false };

test('a page has the pages’ policy, its own window, and few powers', () => {
  expect(responseHeaders(page, site)).toMatchObject({
    'Content-Security-Policy': site.pagePolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=()',
    'X-Frame-Options': 'DENY',
  });
});

test('a file loads nothing and has no word on windows', () => {
  const headers = responseHeaders(file, site);
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; base-uri/);
  expect(headers).not.toHaveProperty('Cross-Origin-Opener-Policy');
});

test('an answer of no known type is treated as a file', () => {
  expect(responseHeaders({ ...file, type: '' }, site)['Content-Security-Policy']).not.toContain('script-src');
});

test('a document of ours may be shown within our pages', () => {
  expect(responseHeaders({ ...file, type: 'application/pdf' }, site)).toMatchObject({
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'self'"),
  });
});

test('a document of ours lets the viewer of Safari show it: a plugin with style attributes', () => {
  const policy = responseHeaders({ ...file, type: 'application/pdf' }, site)['Content-Security-Policy'];
  expect(policy).toContain("object-src 'self'; style-src 'unsafe-inline'");
  expect(policy).toMatch(/^default-src 'none'; /);
});

test.each([
  ['/og/blog/a-post.png', 'cross-origin'],
  ['/icons/icon-192.png', 'cross-origin'],
  ['/feed-image.png', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/ogre.png', 'same-origin'],
  ['/a/og/x.png', 'same-origin'],
  ['/feed-image.png/x', 'same-origin'],
])('%s is for %s readers', (path, policy) => {
  expect(responseHeaders({ ...file, path }, site)['Cross-Origin-Resource-Policy']).toBe(policy);
});

test('what any site’s script may read, any site may embed', () => {
  const feed = { path: '/rss.xml', type: 'application/rss+xml', openToAll: true };
  expect(responseHeaders(feed, site)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});

test('only a site with https asks for https from now on', () => {
  expect(responseHeaders(page, site)['Strict-Transport-Security']).toBe('max-age=63072000');
  expect(responseHeaders(page, { ...site, secure: false })).not.toHaveProperty('Strict-Transport-Security');
});

test.each([
  ['x-nextjs-cache', true],
  ['x-powered-by', true],
  ['x-robots-tag', false],
  ['content-type', false],
])('whether %s only tells of the framework: %p', (name, isDetail) => {
  expect(isFrameworkDetail(name)).toBe(isDetail);
});
