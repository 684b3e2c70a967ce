import type { MetadataRoute } from 'next';
import { pageColors } from '@/lib/base/colors';
import type { City } from '@/lib/city/city-type';
import { iconPath } from '@/lib/pages/brand';

type Icon = NonNullable<MetadataRoute.Manifest['icons']>[number];

function icon(city: City, size: number, purpose?: 'maskable'): Icon {
  const src = iconPath(`/icons/${purpose ?? 'icon'}-${size}.png`, city);
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose: purpose ?? 'any' };
}

/** Its icons are drawn by lib/pages/brand. */
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
    icons: [icon(city, 192), icon(city, 512), icon(city, 512, 'maskable')],
  };
}
