import { describe, expect, test } from '@jest/globals';
import { pagePolicy, permissionsPolicy } from '@/lib/server/headers/page-policy';
import { protection } from '@/lib/server/headers/protect-response';
import { inlineScriptHash } from '@/lib/server/scripts/deferred-scripts';

const facts = { frameHosts: ['https://player.example'], secure: true, ownDocuments: true };
const page = { 'content-type': 'text/html; charset=utf-8' };

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'];

describe('a protected page', () => {
  test('has the site’s policies, under names in lower case', () => {
    expect(protection(facts).protect('/faq', page)).toMatchObject({
      ...page,
      'content-security-policy': pagePolicy({ ...facts, inlineScripts: inlineScriptHash }),
      'permissions-policy': permissionsPolicy(facts.frameHosts),
      'strict-transport-security': 'max-age=63072000',
      'x-frame-options': 'DENY',
    });
  });

  test('of a site without https does not ask for it', () => {
    const { protect } = protection({ ...facts, secure: false });
    expect(protect('/', page)).not.toHaveProperty('strict-transport-security');
  });
});

test('a response of no known type is treated as a file', () => {
  expect(policyOf(protection(facts).protect('/a', {}))).toMatch(/^default-src 'none'; base-uri/);
});

test('what the response says itself stays', () => {
  const headers = { ...page, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' };
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
    const headers = protection(facts).protect('/', { ...page, ...details });
    expect(Object.keys(headers).filter((name) => name in details)).toEqual([]);
  });

  test('stay with the data of its script, which reads them', () => {
    const data = { 'content-type': 'text/x-component', ...details };
    expect(protection(facts).protect('/', data)).toMatchObject(data);
  });
});
