import type { ReactNode } from 'react';
import { headlineFace } from '@/app/fonts/headline-face';
import { ClientNavigation } from '@/components/islands/client-navigation';
import { DonationPopup } from '@/components/islands/donation-popup';
import { RadioBar } from '@/components/islands/radio';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader, SkipLink } from '@/components/layout/site-header';
import { SiteScripts } from '@/components/layout/site-scripts';
import { AlertLine } from '@/components/notice/alert-line';
import { LanguageLinks } from '@/components/seo/language-links';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { lastUpdate } from '@/lib/news/section/section-news';
import { isSampleEdition } from '@/lib/news/sources/sections-here';
import { inLanguages } from '@/lib/outbound/metadata/in-languages';
import { themePath } from '@/lib/pages/brand';
import { activeAlerts } from '@/lib/pages/notices/alerts';

type SiteDocumentProps = {
  city: City;
  /** The page's path and query. Used for links to its translations. */
  address: string;
  /**
   * `on-intent`: Next.js starts when a reader uses an element with `data-wake`. Default: it starts when the
   * page loads.
   */
  scripts?: 'on-intent';
  /** Shown on both sides of the nameplate. */
  ears?: ReactNode;
  children: ReactNode;
};

/** The HTML document of every page: masthead, alert, footer, donation popup and radio. */
export async function SiteDocument({ city, address, scripts, ears, children }: SiteDocumentProps) {
  const { locale, donation, brand } = city;
  const m = messages(city);
  const now = new Date();
  const theme = themePath(brand);
  const languages = await inLanguages(city, address);
  return (
    <html lang={locale} className={headlineFace} data-scripts={scripts} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: a root layout has one; next/head is of the pages router. */}
      <head>
        <SiteScripts />
      </head>
      <body>
        <LanguageLinks languages={languages} />
        {theme && <link rel="stylesheet" href={theme} precedence="theme" />}
        <SkipLink city={city} />
        <AlertLine alert={activeAlerts(city, now)[0]} now={now} city={city} />
        <SiteHeader city={city} updatedAt={await lastUpdate(city)} languages={languages} ears={ears} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter city={city} />
        {donation && (
          <DonationPopup donation={donation} isSample={isSampleEdition(city)} words={m.donation} />
        )}
        <RadioBar words={m.radio.player} />
        <ClientNavigation updatesLayout={scripts === 'on-intent'} />
      </body>
    </html>
  );
}
