import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '@/lib/outbound/addresses';

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 section 2.5.5 wants less than a year. */
const daysOfTrust = 360;

/** Security.txt (RFC 9116) of the city in hand; its expiry moves with the day. */
export function securityText(city: City, path: string, now: Date): string {
  const { email, locale } = city;
  const today = Math.floor(now.getTime() / dayMs);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date((today + daysOfTrust) * dayMs).toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(locale).language}`,
    `Canonical: ${absoluteUrl(city, path)}`,
    '',
  ].join('\n');
}
