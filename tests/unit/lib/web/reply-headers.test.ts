import { describe, expect, test } from '@jest/globals';
import { connectionFailure } from '@/lib/web/connection-failure';
import { charsetOf, maxAgeOf, retryAfterOf } from '@/lib/web/reply-headers';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['120', 120],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:02:00 GMT', 120],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['99999999', 86_400],
  ['soon', undefined],
  ['', undefined],
])('retryAfterOf returns the seconds to wait for the header “%s”: %s (quirk 27)', (value, seconds) => {
  expect(retryAfterOf({ 'retry-after': value }, now)).toBe(seconds);
});

test.each([
  ['text/xml; charset=windows-1251', 'windows-1251'],
  ['text/xml;charset="UTF-8"', 'utf-8'],
  ['text/xml', undefined],
  ['', undefined],
])('charsetOf(%s) is %s', (type, charset) => {
  expect(charsetOf({ 'content-type': type })).toBe(charset);
});

test.each([
  ['public, max-age=600', 600],
  ['s-maxage=9, max-age=31536000', 31_536_000],
  ['no-store', undefined],
])('maxAgeOf(%s) is %s', (value, seconds) => {
  expect(maxAgeOf({ 'cache-control': value })).toBe(seconds);
});

const errorWith = (code: string) => Object.assign(new Error('it broke'), { code });

describe('connectionFailure (quirk 49)', () => {
  test.each([
    ['ENOTFOUND', 'dns'],
    ['EAI_AGAIN', 'dns'],
    ['ECONNREFUSED', 'refused'],
    ['ENETUNREACH', 'refused'],
    ['ECONNRESET', 'reset'],
    ['ETIMEDOUT', 'timeout'],
    ['HPE_INVALID_CONSTANT', 'bad-reply'],
    ['HPE_HEADER_OVERFLOW', 'bad-reply'],
    ['CERT_HAS_EXPIRED', 'tls'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
    ['EPROTO', 'tls'],
    ['REFUSED_ADDRESS', 'redirect-refused'],
  ])('reports %s as %s', (code, reason) => {
    expect(connectionFailure(errorWith(code), false)).toMatchObject({ ok: false, failure: { reason } });
  });

  test('returns timeout for any error after the deadline', () => {
    expect(connectionFailure(errorWith('ECONNRESET'), true)).toMatchObject({
      failure: { reason: 'timeout' },
    });
  });
});

test('connectionFailure rethrows an error without a code, because it is a bug', () => {
  expect(() => connectionFailure(new TypeError('x is not a function'), false)).toThrow('x is not a function');
});
