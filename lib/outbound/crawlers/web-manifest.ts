import type { MetadataRoute } from 'next';
import { pageColors } from '@/lib/base/colors';
import type { City } from '@/lib/city/city-type';

function icon(size: number, purpose?: 'maskable') {
  const src = `/icons/${purpose ?? 'icon'}-${size}.png`;
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose: purpose ?? 'any' } as const;
}

/** Returns the web app manifest of a city. lib/pages/brand draws the icons. */
export function webManifest(city: City): MetadataRoute.Manifest {
  const { siteTitle, description, locale } = city;
  return {
    id: '/',
    name: siteTitle,
    short_name: siteTitle,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: pageColors.light.paper,
    theme_color: pageColors.light.paper,
    categories: ['news'],
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  };
}
