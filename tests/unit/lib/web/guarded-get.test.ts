import { expect, test } from '@jest/globals';
import { headersFor } from '@/lib/web/guarded-get';

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
