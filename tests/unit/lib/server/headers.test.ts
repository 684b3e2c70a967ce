import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { beforePaint } from '@/lib/base/browser/before-paint';
import { pagePolicy, protection } from '@/lib/server/headers';

const site = { frameHosts: ['https://maps.example'], secure: true, ownDocuments: true };
const page = { 'content-type': 'text/html; charset=utf-8' };
const protect = protection(site);

const directive = (policy = '', name = '') =>
  policy
    .split('; ')
    .find((one) => one.split(' ')[0] === name)
    ?.slice(name.length + 1);
const policyOf = (headers: Record<string, string>) => protect('/a', headers)['content-security-policy'];
const document = { 'content-type': 'application/pdf' };

describe('the CSP of a page', () => {
  test.each([
    ['default-src', "'none'"],
    ['script-src', `'self' 'sha256-${createHash('sha256').update(beforePaint).digest('base64')}'`],
    ['frame-src', "'self' https://maps.example"],
    ['object-src', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ...['style-src', 'img-src', 'font-src', 'media-src', 'connect-src', 'manifest-src', 'form-action'].map(
      (name) => [name, "'self'"] as const,
    ),
  ])('sets %s to %s', (name, value) => {
    expect(directive(policyOf(page), name)).toBe(value);
  });

  test('allows forms to post to the host of the city’s form service', () => {
    const policy = pagePolicy({ ...site, formHosts: ['https://lists.example'] });
    expect(directive(policy, 'form-action')).toBe("'self' https://lists.example");
  });

  test('allows no objects on a site without its own documents', () => {
    expect(directive(pagePolicy({ ...site, ownDocuments: false }), 'object-src')).toBe("'none'");
  });

  test('does not upgrade requests on a site without https', () => {
    const plain = protection({ ...site, secure: false })('/', page);
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(plain).not.toHaveProperty('strict-transport-security');
    expect(pagePolicy(site)).toMatch(/; upgrade-insecure-requests$/);
  });

  test.each(["'unsafe-inline'", "'unsafe-eval'", '*', 'data:', 'blob:', 'https: '])(
    'never contains %s',
    (word) => {
      expect(pagePolicy(site)).not.toContain(word);
    },
  );

  test('allows inline scripts and eval in development, and changes no unrelated directive', () => {
    const policy = pagePolicy(site, true);
    expect(directive(policy, 'script-src')).toBe("'self' 'unsafe-inline' 'unsafe-eval'");
    expect(policy).not.toContain('trusted-types');
    for (const name of ['default-src', 'connect-src', 'frame-src', 'base-uri', 'frame-ancestors'])
      expect(directive(policy, name)).toBe(directive(pagePolicy(site), name));
  });
});

test('a page has its own browsing context group and few permissions', () => {
  const headers = protect('/faq', page);
  expect(headers).toMatchObject({
    ...page,
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  });
  const powers = headers['permissions-policy']?.split(', ') ?? [];
  expect(powers).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'browsing-topics=()']));
  expect(powers).toContain('fullscreen=(self "https://maps.example")');
  expect(new Set(powers.map((power) => power.split('=')[0])).size).toBe(powers.length);
});

test.each([{ 'content-type': 'image/png' }, {}])(
  'a response that is not a page may not load anything: %j',
  (file) => {
    const headers = protect('/a', file as Record<string, string>);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  },
);

test('our own documents can be framed only by our pages, and run no code except Safari’s viewer', () => {
  const policy = policyOf(document);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toContain('script-src');
  expect(policy).toContain("object-src 'self'; style-src 'unsafe-inline'");
  expect(directive(policy, 'frame-ancestors')).toBe("'self'");
  expect(protect('/partners/a.pdf', document)['x-frame-options']).toBe('SAMEORIGIN');
});

test.each([
  ['/og/blog/a-post.png', {}, 'cross-origin'],
  ['/icons/icon-192.png', {}, 'cross-origin'],
  ['/feed-image.png', {}, 'cross-origin'],
  ['/favicon.ico', {}, 'cross-origin'],
  ['/ogre.png', {}, 'same-origin'],
  ['/a/og/x.png', {}, 'same-origin'],
  ['/feed-image.png/x', {}, 'same-origin'],
  ['/rss.xml', { 'access-control-allow-origin': '*' }, 'cross-origin'],
  ['/rss.xml', { 'access-control-allow-origin': 'https://a.example' }, 'same-origin'],
])('%s with the headers %j may be loaded by %s pages', (path, headers, policy) => {
  expect(protect(path, headers as Record<string, string>)['cross-origin-resource-policy']).toBe(policy);
});

test('security headers do not replace headers that a response sets itself', () => {
  const headers = { ...page, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' };
  expect(protect('/', headers)).toMatchObject(headers);
});

test('headers that Next.js adds are removed, except from data that its own script reads', () => {
  const details = { 'x-nextjs-cache': 'HIT', 'x-powered-by': 'Next.js' };
  const kept = { 'x-robots-tag': 'noindex' };
  const names = Object.keys(protect('/', { ...page, ...details, ...kept }));
  expect(names.filter((name) => name in { ...details, ...kept })).toEqual(['x-robots-tag']);
  const data = { 'content-type': 'text/x-component', ...details };
  expect(protect('/', data)).toMatchObject(data);
});
