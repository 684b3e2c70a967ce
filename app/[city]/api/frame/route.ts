import { absoluteUrl } from '@/lib/outbound/addresses';
import { adDocument, adSandbox, advertise } from '@/lib/pages/ads';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { settings } from '@/lib/settings/settings';

/**
 * Serves the ad network's frame with an opaque origin, even when opened directly. Leaves out third-party scripts under
 * Global Privacy Control (discovery section 10, California).
 */
export async function GET(request: Request, { params }: CityProps) {
  const city = await getCity(params);
  const refused = request.headers.get('sec-gpc') === '1';
  const { title, action, href } = advertise(city);
  const page = adDocument(city, {
    script: refused ? undefined : settings().adScriptUrl,
    title,
    action,
    href: absoluteUrl(city, href),
    accents: city.brand,
  });
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `sandbox ${adSandbox}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      'X-Frame-Options': 'SAMEORIGIN',
      // Not stored by shared caches, because the response depends on the reader's GPC header.
      'Cache-Control': 'private, max-age=60',
      Vary: 'Sec-GPC',
      'X-Robots-Tag': 'noindex',
    },
  });
}
