import '@/app/globals.css';
import type { ReactNode } from 'react';
import { headlineFace } from '@/app/fonts/headline-face';
import { siteViewport } from '@/lib/outbound/metadata/site-metadata';
import { getNetwork } from '@/lib/request/get-network';

export const instant = false;

export const viewport = siteViewport;

/** Root layout of the network's host, which lists all cities. */
export default async function NetworkLayout({ children }: { children: ReactNode }) {
  await getNetwork();
  return (
    <html lang="en" className={headlineFace} data-scripts="on-intent">
      <body>
        <main className="sheet pt-8 pb-16 md:pt-12">{children}</main>
      </body>
    </html>
  );
}
