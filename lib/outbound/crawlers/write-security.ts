export type SecurityFacts = {
  email: string;
  canonical: string;
  language: string;
  expires: Date;
};

const dayMs = 24 * 60 * 60 * 1000;
const daysOfTrust = 360;
const daysOfWarning = 30;

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

/** security.txt (RFC 9116). */
export function writeSecurity({ email, canonical, language, expires }: SecurityFacts): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
