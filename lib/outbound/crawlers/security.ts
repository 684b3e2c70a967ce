import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '@/lib/outbound/addresses';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 section 2.5.5 recommends less than a year. */
const VALID_DAYS = 360;

/** Writes a city's security.txt (RFC 9116); the expiry date moves forward every day. */
export function securityText(city: City, path: string, now: Date): string {
  const { email, locale } = city;
  const today = Math.floor(now.getTime() / DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(locale).language}`,
    `Canonical: ${absoluteUrl(city, path)}`,
    '',
  ].join('\n');
}
