import '@/app/globals.css';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/layout/site-document';
import { PATH_HEADER } from '@/lib/base/http';
import { siteMetadata, siteViewport } from '@/lib/outbound/metadata/site-metadata';
import { type CityProps, getCity } from '@/lib/request/get-city';

export const instant = false;

export const viewport = siteViewport;

export function generateStaticParams() {
  return [{ city: '_' }];
}

export async function generateMetadata({ params }: CityProps) {
  return siteMetadata(await getCity(params));
}

/** Root layout of pages that may stream and depend on the reader. Loads the scripts of Next.js. */
export default async function LiveLayout({ params, children }: CityProps & { children: ReactNode }) {
  const city = await getCity(params);
  return (
    <SiteDocument city={city} address={(await headers()).get(PATH_HEADER) ?? ''}>
      {children}
    </SiteDocument>
  );
}
