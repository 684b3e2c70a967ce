import { describe, expect, test } from '@jest/globals';
import {
  documentPolicy,
  filePolicy,
  isFrameworkDetail,
  type PolicyFacts,
  pagePolicy,
  permissionsPolicy,
  protection,
  type ResponseFacts,
  responseHeaders,
} from '@/lib/server/headers';
import { inlineScriptHash } from '@/lib/server/scripts/inline-script';

const site: PolicyFacts = {
  frameHosts: ['https://maps.example'],
  secure: true,
  ownDocuments: true,
  inlineScripts: "'sha256-abc='",
};

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.split(' ')[0] === name)
    ?.slice(name.length + 1);

describe('the policy of a page', () => {
  test('allows nothing that it does not name', () => {
    expect(directive(pagePolicy(site), 'default-src')).toBe("'none'");
  });

  test.each(['style-src', 'img-src', 'font-src', 'media-src', 'connect-src', 'manifest-src', 'form-action'])(
    '%s is this site alone',
    (name) => {
      expect(directive(pagePolicy(site), name)).toBe("'self'");
    },
  );

  test('scripts are files of this site, and inline ones by name', () => {
    expect(directive(pagePolicy(site), 'script-src')).toBe("'self' 'sha256-abc='");
  });

  test('frames are ours and the listed hosts', () => {
    expect(directive(pagePolicy(site), 'frame-src')).toBe("'self' https://maps.example");
  });

  test('a site without documents of its own embeds no object', () => {
    expect(directive(pagePolicy({ ...site, ownDocuments: false }), 'object-src')).toBe("'none'");
  });

  test('a site without https is not sent to where nobody answers', () => {
    expect(pagePolicy({ ...site, secure: false })).not.toContain('upgrade-insecure-requests');
    expect(pagePolicy(site)).toMatch(/; upgrade-insecure-requests$/);
  });

  test.each(["'unsafe-inline'", "'unsafe-eval'", '*', 'data:', 'blob:', 'https: '])(
    'never says %s',
    (word) => {
      expect(pagePolicy(site)).not.toContain(word);
    },
  );
});

test('a file loads nothing, and nobody holds it', () => {
  expect(filePolicy()).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test('a document is held by nobody but us, and runs nothing', () => {
  expect(directive(documentPolicy(), 'frame-ancestors')).toBe("'self'");
  expect(directive(documentPolicy(), 'default-src')).toBe("'none'");
  expect(documentPolicy()).not.toContain('script-src');
});

describe('the powers of the browser', () => {
  const powers = permissionsPolicy(['https://video.example']).split(', ');

  test('that only spy are off', () => {
    expect(powers).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'browsing-topics=()']));
  });

  test('that play something are the page’s and its frames’', () => {
    expect(powers).toContain('fullscreen=(self "https://video.example")');
  });

  test('are named once each', () => {
    const names = powers.map((power) => power.split('=')[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});

const around = {
  pagePolicy: "default-src 'none'; script-src 'self'",
  permissions: 'camera=()',
  secure: true,
};
const page: ResponseFacts = { path: '/', type: 'text/html; charset=utf-8', openToAll: false };
const file: ResponseFacts = { path: '/x.png', type: 'image/png', openToAll: false };

test('a page has the pages’ policy, its own window, and few powers', () => {
  expect(responseHeaders(page, around)).toMatchObject({
    'Content-Security-Policy': around.pagePolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=()',
    'X-Frame-Options': 'DENY',
  });
});

test('a file loads nothing and has no word on windows', () => {
  const headers = responseHeaders(file, around);
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; base-uri/);
  expect(headers).not.toHaveProperty('Cross-Origin-Opener-Policy');
});

test('an answer of no known type is treated as a file', () => {
  expect(responseHeaders({ ...file, type: '' }, around)['Content-Security-Policy']).not.toContain(
    'script-src',
  );
});

test('a document of ours may be shown within our pages', () => {
  expect(responseHeaders({ ...file, type: 'application/pdf' }, around)).toMatchObject({
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'self'"),
  });
});

test('a document of ours lets the viewer of Safari show it: a plugin with style attributes', () => {
  const policy = responseHeaders({ ...file, type: 'application/pdf' }, around)['Content-Security-Policy'];
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
  expect(responseHeaders({ ...file, path }, around)['Cross-Origin-Resource-Policy']).toBe(policy);
});

test('what any around’s script may read, any around may embed', () => {
  const feed = { path: '/rss.xml', type: 'application/rss+xml', openToAll: true };
  expect(responseHeaders(feed, around)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});

test('only a around with https asks for https from now on', () => {
  expect(responseHeaders(page, around)['Strict-Transport-Security']).toBe('max-age=63072000');
  expect(responseHeaders(page, { ...around, secure: false })).not.toHaveProperty('Strict-Transport-Security');
});

test.each([
  ['x-nextjs-cache', true],
  ['x-powered-by', true],
  ['x-robots-tag', false],
  ['content-type', false],
])('whether %s only tells of the framework: %p', (name, isDetail) => {
  expect(isFrameworkDetail(name)).toBe(isDetail);
});

const facts = { frameHosts: ['https://player.example'], secure: true, ownDocuments: true };
const pageHeaders = { 'content-type': 'text/html; charset=utf-8' };

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'];

describe('a protected page', () => {
  test('has the site’s policies, under names in lower case', () => {
    expect(protection(facts).protect('/faq', pageHeaders)).toMatchObject({
      ...pageHeaders,
      'content-security-policy': pagePolicy({ ...facts, inlineScripts: inlineScriptHash }),
      'permissions-policy': permissionsPolicy(facts.frameHosts),
      'strict-transport-security': 'max-age=63072000',
      'x-frame-options': 'DENY',
    });
  });

  test('of a site without https does not ask for it', () => {
    const { protect } = protection({ ...facts, secure: false });
    expect(protect('/', pageHeaders)).not.toHaveProperty('strict-transport-security');
  });
});

test('a response of no known type is treated as a file', () => {
  expect(policyOf(protection(facts).protect('/a', {}))).toMatch(/^default-src 'none'; base-uri/);
});

test('what the response says itself stays', () => {
  const headers = { ...pageHeaders, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' };
  expect(protection(facts).protect('/', headers)).toMatchObject(headers);
});

test.each([
  ['*', 'cross-origin'],
  ['https://a.example', 'same-origin'],
])('a file that may be read by %s is for %s readers', (origin, policy) => {
  const headers = { 'content-type': 'application/rss+xml', 'access-control-allow-origin': origin };
  expect(protection(facts).protect('/rss.xml', headers)).toMatchObject({
    'cross-origin-resource-policy': policy,
  });
});

describe('details of the framework', () => {
  const details = { 'x-nextjs-cache': 'HIT', 'x-powered-by': 'Next.js' };

  test('are dropped', () => {
    const headers = protection(facts).protect('/', { ...pageHeaders, ...details });
    expect(Object.keys(headers).filter((name) => name in details)).toEqual([]);
  });

  test('stay with the data of its script, which reads them', () => {
    const data = { 'content-type': 'text/x-component', ...details };
    expect(protection(facts).protect('/', data)).toMatchObject(data);
  });
});
