import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { adDocument } from '@/lib/pages/ads/ad-document';
import { adSandbox } from '@/lib/pages/ads/ad-sizes';
import { houseAds } from '@/lib/pages/ads/house-ads';
import { settings } from '@/lib/settings/settings';

export const dynamic = 'force-dynamic';

/**
 * What an ad's frame loads. The policy takes its origin away even where it is opened by itself, and a reader whose
 * browser sends Global Privacy Control gets no third party at all (discovery section 10, California).
 */
export function GET(request: Request): Response {
  const refused = request.headers.get('sec-gpc') === '1';
  const { title, action, href } = houseAds.advertise;
  const page = adDocument({
    script: refused ? undefined : settings().adScriptUrl,
    title,
    action,
    href: absoluteUrl(href(thisCity())),
  });
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `sandbox ${adSandbox}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      'X-Frame-Options': 'SAMEORIGIN',
      // Never shared: the answer depends on the reader's own signal.
      'Cache-Control': 'private, max-age=60',
      Vary: 'Sec-GPC',
      'X-Robots-Tag': 'noindex',
    },
  });
}
