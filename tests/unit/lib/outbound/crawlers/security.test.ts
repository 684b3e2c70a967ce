import { expect, test } from '@jest/globals';
import { securityText } from '@/lib/outbound/crawlers/security';
import { city } from '../../../any-city';

test('security.txt has a contact, an expiry date within a year, the language and its own address', () => {
  expect(securityText(city, '/.well-known/security.txt', new Date('2026-11-21T15:30:00Z'))).toBe(
    `Contact: mailto:${city.email}\nExpires: 2027-11-16T00:00:00.000Z\nPreferred-Languages: en\nCanonical: http://localhost:3000/.well-known/security.txt\n`,
  );
});
