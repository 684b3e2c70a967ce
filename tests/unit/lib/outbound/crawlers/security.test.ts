import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { expiryOf, expiryWarning, securityText } from '@/lib/outbound/crawlers/security';

const built = new Date('2026-11-21T15:30:00Z');
const days = (count: number) => count * 24 * 60 * 60 * 1000;

test('security.txt names a contact, one expiry, the language and itself', () => {
  expect(securityText('/.well-known/security.txt', built)).toBe(
    `Contact: mailto:${thisCity().email}\nExpires: 2027-11-16T00:00:00.000Z\nPreferred-Languages: en\nCanonical: http://localhost:3000/.well-known/security.txt\n`,
  );
});

test('it holds for less than a year from the build, and does not move while the site runs', () => {
  expect(expiryOf(built)).toEqual(new Date('2027-11-16T00:00:00Z'));
  expect(expiryOf(new Date('2026-11-21T23:59:59Z'))).toEqual(expiryOf(built));
});

test.each([
  [100, undefined],
  [30, undefined],
  [29, 'security.txt expires in 29 days: check its contact and build the site again'],
  [-1, 'security.txt has expired: check its contact and build the site again'],
])('with %d days left the operator reads: %s', (left, sentence) => {
  expect(expiryWarning(new Date(built.getTime() + days(left)), built)).toBe(sentence);
});
