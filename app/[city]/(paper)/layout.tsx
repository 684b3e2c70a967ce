import { setImmediate as nextTurn } from 'node:timers/promises';
import '@/app/globals.css';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/layout/site-document';
import { PATH_HEADER } from '@/lib/base/http';
import { siteMetadata, siteViewport } from '@/lib/outbound/metadata/site-metadata';
import { type CityProps, getCity } from '@/lib/request/get-city';

// Nothing is prerendered, because a build knows neither the city nor its news.
export const instant = false;

export const viewport = siteViewport;

/** A build needs one value for a root parameter; nobody sees the page rendered with it. */
export function generateStaticParams() {
  return [{ city: '_' }];
}

export async function generateMetadata({ params }: CityProps) {
  return siteMetadata(await getCity(params));
}

/** The root layout of reading pages, which are rendered whole, the same for every reader, and cached by the server. */
export default async function PaperLayout({
  params,
  ears,
  children,
}: CityProps & { ears: ReactNode; children: ReactNode }) {
  // Yields, so that cached responses are sent to other readers before this page is rendered.
  await nextTurn();
  const city = await getCity(params);
  return (
    <SiteDocument
      city={city}
      address={(await headers()).get(PATH_HEADER) ?? ''}
      scripts="on-intent"
      ears={ears}
    >
      {children}
    </SiteDocument>
  );
}
