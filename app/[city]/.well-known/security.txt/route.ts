import { thisCity } from '@/lib/city/this-city';
import { builtAt } from '@/lib/outbound/crawlers/built-at';
import { expiryOf, writeSecurity } from '@/lib/outbound/crawlers/write-security';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { reply } from '@/lib/outbound/reply';

export const dynamic = 'force-dynamic';

/** RFC 9116. */
export function GET(request: Request): Response {
  const { email, locale } = thisCity();
  const text = writeSecurity({
    email,
    canonical: absoluteUrl('/.well-known/security.txt'),
    language: new Intl.Locale(locale).language,
    expires: expiryOf(builtAt()),
  });
  return reply(request, text, { type: 'text/plain; charset=utf-8' });
}
