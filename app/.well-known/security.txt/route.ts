import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { builtAt, expiryOf, writeSecurity } from '@/lib/outbound/crawlers/security';
import { onRequest } from '@/lib/outbound/on-request';
import { documentReply } from '@/lib/outbound/reply';

const path = '/.well-known/security.txt';

/** RFC 9116. */
export const GET = onRequest(async () => {
  const { email, locale } = thisCity();
  const text = writeSecurity({
    email,
    canonical: absoluteUrl(path),
    language: new Intl.Locale(locale).language,
    expires: expiryOf(builtAt()),
  });
  return documentReply(text, { path, type: 'text/plain; charset=utf-8' });
});
