import { describe, expect, test } from '@jest/globals';
import { connectionFailure } from '@/lib/web/connection-failure';

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

test('rethrows an error without a code, because it is a bug', () => {
  expect(() => connectionFailure(new TypeError('x is not a function'), false)).toThrow('x is not a function');
});
