import { expect, test } from '@jest/globals';
import { guardedGet, headersFor } from '@/lib/web/guarded-get';

const headers = { Authorization: 'Bearer a-key', Accept: 'application/json' };
const configured = 'https://functions.example';

test.each([
  ['https://functions.example/a', headers],
  ['https://other.example/a', { Accept: 'application/json' }],
  ['http://functions.example/a', { Accept: 'application/json' }],
  ['https://functions.example:8443/a', { Accept: 'application/json' }],
])('a key is for the configured origin alone: to %s go %j', (address, sent) => {
  expect(headersFor(new URL(address), configured, headers)).toEqual(sent);
});

test('an untrusted address has no origin of its own: private hosts and other ports are refused', async () => {
  const options = { headers: {}, timeoutMs: 1000, maxBytes: 1000, untrusted: true };
  for (const address of ['http://127.0.0.1/a', 'http://example.org:8080/a', 'http://[::1]/a']) {
    expect(await guardedGet(address, options)).toMatchObject({ failure: { reason: 'address-refused' } });
  }
});
