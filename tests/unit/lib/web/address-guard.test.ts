import { describe, expect, test } from '@jest/globals';
import { refusal } from '@/lib/web/address-guard';

const configured = 'http://127.0.0.1:9000';

describe('faults rows 29 and 30: a hop is refused', () => {
  test.each([
    'http://127.0.0.1:9001/',
    'http://127.0.0.2/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://10.0.0.8/',
    'http://169.254.169.254/latest/meta-data/',
    'https://news.example:8443/feed',
    'http://user:word@news.example/feed',
    'http://example.org@127.0.0.1/',
    'file:///etc/passwd',
    'data:text/xml,<rss/>',
    'gopher://news.example/',
    'javascript:alert(1)',
  ])('%s', (address) => {
    expect(refusal(new URL(address), configured)).toEqual(expect.any(String));
  });
});

describe('a hop is allowed', () => {
  test.each([
    'http://127.0.0.1:9000/other',
    'https://news.example/feed',
    'http://news.example/feed',
    'https://8.8.8.8/feed',
  ])('%s', (address) => {
    expect(refusal(new URL(address), configured)).toBeUndefined();
  });
});
