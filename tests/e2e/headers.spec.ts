import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from './support/fixtures';
import { observatoryScore } from './support/observatory';
import { allPages } from './support/pages-of-house';
import type { RunningSite } from './support/site';

// Response headers of pages and files.

let site: RunningSite;

test.beforeAll(({ published }) => {
  site = published;
});

const pages = [...allPages, '/search?q=park', '/blog/how-this-site-works'];

const onPages = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
};

for (const path of pages) {
  test(`${path} has a strict CSP and does not reveal which software runs the site`, async () => {
    const { headers } = await site.get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.match(/default-src/g)).toHaveLength(1);
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self'(?: '(?:sha256|nonce)-[\w+/=]+')+; style-src 'self';/,
    );
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/[\w.-]+(;| ))|data:|blob:/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(Object.fromEntries(headers)).toMatchObject(onPages);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    const telling = [...headers.keys()].filter((name) => /^(server|x-powered-by|x-nextjs-.*)$/.test(name));
    expect(telling).toEqual([]);
  });
}

test('the Observatory gives every page 130 points, A+', async () => {
  for (const path of pages) {
    const { headers, html } = await site.get(path);
    expect.soft(observatoryScore({ headers, html }), path).toBe(130);
  }
});

test('the CSP evaluator finds no problem of high or medium severity', async () => {
  for (const path of pages) {
    const policy = new CspParser((await site.get(path)).headers.get('content-security-policy') ?? '').csp;
    const findings = new CspEvaluator(policy).evaluate();
    const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect
      .soft(
        grave.map(({ directive, description }) => `${directive}: ${description}`),
        path,
      )
      .toEqual([]);
  }
});

const file = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// Browsers' built-in PDF viewers need these directives; WebKit applies a PDF's policy to its own viewer.
const shown = file.replace(
  /frame-ancestors .*/,
  "object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
);
const files: [path: string, expected: Record<string, string>][] = [
  ['/rss.xml', { 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': file }],
  ['/feed.json', { 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': file }],
  ['/og/home.png', { 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': file }],
  ['/icons/icon-192.png', { 'cross-origin-resource-policy': 'cross-origin' }],
  ['/feed-image.png', { 'cross-origin-resource-policy': 'cross-origin' }],
  ['/favicon.ico', { 'cross-origin-resource-policy': 'cross-origin' }],
  ['/sitemap.xml', { 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': file }],
  ['/robots.txt', { 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': file }],
  ['/api/health', { 'cross-origin-resource-policy': 'same-origin', 'content-security-policy': file }],
  ['/partners/media-kit.pdf', { 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': shown }],
  ['/api/frame', { 'x-frame-options': 'SAMEORIGIN' }],
];

for (const [path, expected] of files) {
  test(`${path} has the headers for its type`, async () => {
    const { status, headers } = await site.get(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000',
      ...expected,
    });
  });
}

for (const [path, method] of [
  ['/', 'POST'],
  ['/rss.xml', 'DELETE'],
  ['/%ff', 'GET'],
  ['/api/nothing', 'GET'],
  ['/_next/static/nothing.js', 'GET'],
] as const) {
  test(`the response that refuses ${method} ${path} has a strict CSP`, async () => {
    const { status, headers } = await fetch(site.url + path, { method });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
}

test('a site without https sends no HSTS header and no upgrade directive', async ({ sample }) => {
  const { headers } = await sample.get('/');
  expect(headers.has('strict-transport-security')).toBe(false);
  expect(headers.get('content-security-policy')).not.toContain('upgrade');
});

test('a 304 has no CSP, so that the browser keeps the CSP of its cached copy', async () => {
  const { headers } = await site.get('/books');
  const asked = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
  const again = await fetch(`${site.url}/books`, { headers: asked });
  expect(again.status).toBe(304);
  expect(again.headers.has('content-security-policy')).toBe(false);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});
