import { metadataOf } from '@/app/city-metadata';
import { NowPlaying, RadioCard } from '@/components/radio/radio-card';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { isThere } from '@/lib/pages/site-pages';
import { type Station, streamAddress } from '@/lib/radio/player/stream-address';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';
import { settings } from '@/lib/settings/settings';

function page(city: City) {
  const { name, siteTitle } = city;
  const { radio: m, pages } = messages(city);
  const what = settings().radio.template ? m.live(siteTitle) : m.sample;
  return {
    kind: 'WebPage',
    name: pages.titles['/radio'],
    description: m.description(what, name),
    path: '/radio',
    keywords: m.keywords(name),
  } as const;
}

export const generateMetadata = metadataOf(page);

function station(city: City): Station {
  const { radio } = settings();
  const { siteTitle } = city;
  return {
    stream: streamAddress(radio.ports),
    owner: siteTitle,
    title: messages(city).radio.player.title,
    live: radio.template !== undefined,
  };
}

export default async function RadioPage({ params }: CityProps) {
  const city = await getCity(params);
  if (!isThere('/radio', city)) notFound();
  const cityStation = station(city);
  return (
    <TitledPage city={city} page={page(city)} sentence={messages(city).radio.sentence}>
      <div className="sheet mt-8 grid grid-cols-1 gap-y-8 md:mt-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-8">
        <RadioCard city={city} station={cityStation} />
        <NowPlaying city={city} station={cityStation} />
      </div>
    </TitledPage>
  );
}
