import { setImmediate as nextTurn } from 'node:timers/promises';
import { onRequest } from '@/lib/outbound/on-request';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { DonationPopup } from '@/components/islands/donation-popup';
import { KeepPlaying } from '@/components/islands/keep-playing';
import { RadioBar } from '@/components/islands/radio';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader, SkipLink } from '@/components/layout/site-header';
import { AlertLine } from '@/components/notice/alert-line';
import { LanguageLinks } from '@/components/seo/language-links';
import { pageColors } from '@/lib/base/colors';
import { pathHeader } from '@/lib/base/http';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { lastUpdate } from '@/lib/news/section/section-news';
import { isSampleEdition } from '@/lib/news/sources/sections-here';
import { inLanguages } from '@/lib/outbound/metadata/in-languages';
import { feedAlternates } from '@/lib/outbound/metadata/page-metadata';
import { themePath } from '@/lib/pages/brand';
import { activeAlerts } from '@/lib/pages/notices/alerts';
import { settings } from '@/lib/settings/settings';
import { headlineFace } from './fonts/headline-face';

// Nothing is prerendered: a build knows neither the city nor its news.
export const instant = false;

export const viewport: Viewport = {
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

export const generateMetadata = onRequest(async (): Promise<Metadata> => {
  const city = thisCity();
  return {
    metadataBase: new URL(settings().siteUrl),
    applicationName: city.siteTitle,
    manifest: '/manifest.webmanifest',
    icons,
    formatDetection: { telephone: false },
    // For pages that name no canonical address, such as the 404.
    alternates: { types: feedAlternates(city) },
  };
});

export default onRequest(async function Layout({ children }: { children: ReactNode }) {
  // After the framework's own work: what is finished is sent to other readers meanwhile.
  await nextTurn();
  const city = thisCity();
  const { locale, donation, brand } = city;
  const m = messages(city);
  const now = new Date();
  const theme = themePath(brand);
  const languages = await inLanguages((await headers()).get(pathHeader) ?? '');
  return (
    <html lang={locale} className={headlineFace} suppressHydrationWarning>
      <body>
        <LanguageLinks languages={languages} />
        {theme && <link rel="stylesheet" href={theme} precedence="theme" />}
        <SkipLink />
        <AlertLine alert={activeAlerts(city, now)[0]} now={now} city={city} />
        <SiteHeader updatedAt={await lastUpdate()} languages={languages} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        {donation && <DonationPopup donation={donation} isSample={isSampleEdition()} words={m.donation} />}
        <RadioBar words={m.radio.player} />
        <KeepPlaying />
      </body>
    </html>
  );
});
