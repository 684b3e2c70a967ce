import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DonationPopup } from '@/components/islands/donation-popup';
import { Tooltips } from '@/components/islands/menus';
import { RadioBar } from '@/components/islands/radio';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { thisCity } from '@/lib/city/this-city';
import { lastUpdate } from '@/lib/news/sources/last-update';
import { feedAlternates } from '@/lib/outbound/metadata/page-metadata';
import { settings } from '@/lib/settings/settings';
import { headlineFace } from './fonts/headline-face';

// The masthead shows today's date: no page, not even one for an unknown address, may be cached longer.
export const revalidate = 60;

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fdfbf7' },
    { media: '(prefers-color-scheme: dark)', color: '#16130f' },
  ],
};

export function generateMetadata(): Metadata {
  const city = thisCity();
  return {
    metadataBase: new URL(settings().siteUrl),
    applicationName: city.siteTitle,
    manifest: '/manifest.webmanifest',
    formatDetection: { telephone: false },
    // For pages that name no canonical address, such as the 404.
    alternates: { types: feedAlternates(city) },
  };
}

export default async function Layout({ children }: { children: ReactNode }) {
  const { locale, donation } = thisCity();
  return (
    <html lang={locale} className={headlineFace}>
      <body>
        <SkipLink />
        <SiteHeader updatedAt={await lastUpdate()} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        {donation && <DonationPopup donation={donation} />}
        <RadioBar />
        <Tooltips />
      </body>
    </html>
  );
}
