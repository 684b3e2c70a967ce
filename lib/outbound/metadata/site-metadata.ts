import type { Metadata, Viewport } from 'next';
import { pageColors } from '@/lib/base/colors';
import type { City } from '@/lib/city/city-type';
import { feedAlternates } from '@/lib/outbound/metadata/page-metadata';
import { siteUrlOf } from '@/lib/settings/settings';

export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: pageColors.light.paper },
    { media: '(prefers-color-scheme: dark)', color: pageColors.dark.paper },
  ],
};

const icons: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48', type: 'image/png' },
    { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: [{ url: '/apple-icon.png', sizes: '180x180', type: 'image/png' }],
};

/** Returns the head tags of every page of a city. */
export function siteMetadata(city: City): Metadata {
  return {
    metadataBase: new URL(siteUrlOf(city)),
    // Title of pages without metadata of their own.
    title: city.siteTitle,
    applicationName: city.siteTitle,
    manifest: '/manifest.webmanifest',
    icons,
    formatDetection: { telephone: false },
    // Feeds for pages without a canonical address, such as the 404 page.
    alternates: { types: feedAlternates(city) },
  };
}
