import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { thisCity } from '@/lib/city/this-city';
import { newsreader } from './fonts';

// The masthead carries today's date: no page under it, not even one for an unknown address, may stay for longer.
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
  return { applicationName: thisCity().siteTitle, formatDetection: { telephone: false } };
}

/** Every page: the masthead, the page itself, the foot. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={thisCity().locale} className={newsreader.variable}>
      <body>
        <SkipLink />
        <SiteHeader />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}
