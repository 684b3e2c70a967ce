import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/addresses';

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 section 2.5.5 wants less than a year. */
const daysOfTrust = 360;

/** Security.txt (RFC 9116) of the city in hand; its expiry moves with the day. */
export function securityText(path: string, now: Date): string {
  const { email, locale } = thisCity();
  const today = Math.floor(now.getTime() / dayMs);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date((today + daysOfTrust) * dayMs).toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(locale).language}`,
    `Canonical: ${absoluteUrl(path)}`,
    '',
  ].join('\n');
}
