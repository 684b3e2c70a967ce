import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { NowPlaying } from '@/components/radio/now-playing';
import { RadioCard } from '@/components/radio/radio-card';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { radioGraph, radioName } from '@/lib/outbound/metadata/graphs/page-graphs';
import { notFoundMetadata, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { isThere } from '@/lib/pages/site-pages';
import { type Station, stationAddresses } from '@/lib/radio/player/stream-addresses';
import { settings } from '@/lib/settings/settings';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  if (!isThere('/radio')) return notFoundMetadata();
  const { name, siteTitle } = thisCity();
  const what = settings().radio.template
    ? `Listen live to ${siteTitle} radio, 24 hours a day.`
    : 'A sample station with recorded music, 24 hours a day.';
  return pageMetadata({
    title: radioName,
    description: `${what} It keeps playing while you read the news from ${name}.`,
    path: '/radio',
    keywords: [`${name} radio`, 'live radio', 'live stream'],
  });
}

function station(): Station {
  const { radio } = settings();
  const { siteTitle } = thisCity();
  return { ...stationAddresses(radio.ports), owner: siteTitle, live: radio.template !== undefined };
}

/** Requirements section 2. */
export default async function RadioPage() {
  await connection();
  if (!isThere('/radio')) return <NotFoundPage />;
  const city = thisCity();
  const ours = station();
  return (
    <>
      <JsonLd data={radioGraph(city, ours.live)} />
      <PageHeading
        above={<Breadcrumb here={radioName} />}
        title={radioName}
        sentence="Listen 24 hours a day. The radio keeps playing while you read other pages on this site."
      />
      <div className="sheet mt-8 grid grid-cols-1 gap-y-8 md:mt-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-8">
        <RadioCard station={ours} picture={city.radio.picture} />
        <NowPlaying station={ours} />
      </div>
    </>
  );
}
