import { connection } from 'next/server';
import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { builtAt, expiryOf, writeSecurity } from '@/lib/outbound/crawlers/security';
import { documentReply } from '@/lib/outbound/reply';

const path = '/.well-known/security.txt';

/** RFC 9116. */
export async function GET(): Promise<Response> {
  await connection();
  const { email, locale } = thisCity();
  const text = writeSecurity({
    email,
    canonical: absoluteUrl(path),
    language: new Intl.Locale(locale).language,
    expires: expiryOf(builtAt()),
  });
  return documentReply(text, { path, type: 'text/plain; charset=utf-8' });
}
