import { connection } from 'next/server';
import { thisCity } from '@/lib/city/this-city';
import { builtAt } from '@/lib/outbound/crawlers/built-at';
import { expiryOf, writeSecurity } from '@/lib/outbound/crawlers/write-security';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { documentReply } from '@/lib/outbound/reply';

const path = '/.well-known/security.txt';

/** RFC 9116. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { email, locale } = thisCity();
  const text = writeSecurity({
    email,
    canonical: absoluteUrl(path),
    language: new Intl.Locale(locale).language,
    expires: expiryOf(builtAt()),
  });
  return documentReply(request, text, { path, type: 'text/plain; charset=utf-8' });
}
