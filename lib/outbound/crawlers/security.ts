import { statSync } from 'node:fs';
import path from 'node:path';
import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/addresses';

const dayMs = 24 * 60 * 60 * 1000;
const daysOfTrust = 360;
const daysOfWarning = 30;

/** When this copy of the site was built; now in development. */
export function builtAt(): Date {
  const mark = path.join(/*turbopackIgnore: true*/ process.cwd(), '.next/BUILD_ID');
  return statSync(mark, { throwIfNoEntry: false })?.mtime ?? new Date();
}

/** Counted from the build; RFC 9116 section 2.5.5 wants less than a year. */
export function expiryOf(builtAt: Date): Date {
  return new Date(Math.floor(builtAt.getTime() / dayMs) * dayMs + daysOfTrust * dayMs);
}

/** A sentence for the operator from a month before the expiry on; nothing before that. */
export function expiryWarning(expires: Date, now: Date): string | undefined {
  const left = Math.floor((expires.getTime() - now.getTime()) / dayMs);
  if (left >= daysOfWarning) return undefined;
  const state = left < 0 ? 'has expired' : `expires in ${left} days`;
  return `security.txt ${state}: check its contact and build the site again`;
}

/** Security.txt (RFC 9116) of the city in hand. */
export function securityText(path: string, built: Date): string {
  const { email, locale } = thisCity();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expiryOf(built).toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(locale).language}`,
    `Canonical: ${absoluteUrl(path)}`,
    '',
  ].join('\n');
}
