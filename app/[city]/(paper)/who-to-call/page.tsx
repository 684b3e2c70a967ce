import { metadataOf } from '@/app/city-metadata';
import { NeedLinks, ShortNumbers, Switchboard } from '@/components/switchboard/switchboard';
import { ActionLink, LinksNote } from '@/components/ui/links';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { switchboardGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { isThere } from '@/lib/pages/site-pages';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';

function page(city: City) {
  const { name } = city;
  const m = messages(city);
  return {
    name: m.pages.titles['/who-to-call'],
    title: m.switchboard.in(name),
    description: m.switchboard.sentence(name),
    path: '/who-to-call',
    keywords: m.switchboard.keywords(name),
    local: true,
  };
}

export const generateMetadata = metadataOf(page);

export default async function WhoToCallPage({ params }: CityProps) {
  const city = await getCity(params);
  if (!isThere('/who-to-call', city)) notFound();
  const m = messages(city).switchboard;
  return (
    <TitledPage
      city={city}
      page={page(city)}
      graph={switchboardGraph(page(city), city)}
      title={m.in(city.name)}
    >
      <LinksNote city={city} className="sheet">
        {m.languages}
      </LinksNote>
      <ShortNumbers city={city} />
      <NeedLinks city={city} />
      <Switchboard city={city} />
      <p className="sheet mt-8 text-block-excerpt text-ink-2 print:hidden">
        {m.wrong} <ActionLink href={`mailto:${city.email}`}>{m.tellUs}</ActionLink>.
      </p>
    </TitledPage>
  );
}
