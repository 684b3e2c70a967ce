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

/** The root layout of ordinary pages: they stream, may depend on the reader, and load the scripts of Next.js. */
export default async function LiveLayout({ params, children }: CityProps & { children: ReactNode }) {
  const city = await getCity(params);
  return (
    <SiteDocument city={city} address={(await headers()).get(PATH_HEADER) ?? ''}>
      {children}
    </SiteDocument>
  );
}
