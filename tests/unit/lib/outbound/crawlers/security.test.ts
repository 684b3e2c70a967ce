import '../../../open-cities';
import { expect, test } from '@jest/globals';
import { securityText } from '@/lib/outbound/crawlers/security';
import { thisCity } from '../../../this-city';

test('security.txt has a contact, an expiry date within a year, the language and its own address', () => {
  expect(securityText(thisCity(), '/.well-known/security.txt', new Date('2026-11-21T15:30:00Z'))).toBe(
    `Contact: mailto:${thisCity().email}\nExpires: 2027-11-16T00:00:00.000Z\nPreferred-Languages: en\nCanonical: http://localhost:3000/.well-known/security.txt\n`,
  );
});
