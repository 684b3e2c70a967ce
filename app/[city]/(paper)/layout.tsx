import { setImmediate as nextTurn } from 'node:timers/promises';
import '@/app/globals.css';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/layout/site-document';
import { PATH_HEADER } from '@/lib/base/http';
import { siteMetadata, siteViewport } from '@/lib/outbound/metadata/site-metadata';
import { type CityProps, getCity } from '@/lib/request/get-city';

// Nothing is prerendered, because neither the cities nor their news are known at build time.
export const instant = false;

export const viewport = siteViewport;

/** Next.js requires a value for each root parameter at build time. No request uses this placeholder. */
export function generateStaticParams() {
  return [{ city: '_' }];
}

export async function generateMetadata({ params }: CityProps) {
  return siteMetadata(await getCity(params));
}

/** Root layout of reading pages: not streamed, the same for every reader, and cached by the server. */
export default async function PaperLayout({
  params,
  ears,
  children,
}: CityProps & { ears: ReactNode; children: ReactNode }) {
  // Yield to the event loop, so that cached responses are sent before this page is rendered.
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
