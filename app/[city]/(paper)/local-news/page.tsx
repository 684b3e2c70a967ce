import { metadataOf } from '@/app/city-metadata';
import { AdSlot } from '@/components/ads/ad-slot';
import { MapShapes } from '@/components/maps/map-shapes';
import { SpanishList, StayInformed } from '@/components/news/brief-list';
import { HeadlineSection } from '@/components/news/headline-section';
import { LocalList } from '@/components/news/local-list';
import { QuietSections } from '@/components/news/quiet-sections';
import { TownLinks } from '@/components/towns/town-page';
import { PageBand, TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { illustratedLocal } from '@/lib/front/illustrate';
import { readLocalPage } from '@/lib/front/make-pages';
import { messages } from '@/lib/messages/messages';
import { sectionLinks } from '@/lib/outbound/feed-list';
import { advertise } from '@/lib/pages/ads';
import { isThere } from '@/lib/pages/site-pages';
import { sectionDrawing } from '@/lib/pictures/choose/page-drawing';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';

function page(city: City) {
  const m = messages(city);
  return {
    name: m.pages.titles['/local-news'],
    title: m.news.localIn(city.name),
    description: m.news.localSentence(city.name),
    path: '/local-news',
    keywords: [m.news.localKeyword(city.name)],
    feed: sectionLinks(['local-news'], city),
    local: true,
  };
}

export const generateMetadata = metadataOf(page);

export default async function LocalNewsPage({ params }: CityProps) {
  const city = await getCity(params);
  if (!isThere('/local-news', city)) notFound();
  const local = await readLocalPage(city);
  const { featured, latest, inSpanish, blocks, failed } = illustratedLocal(city, local, new Date());
  const m = messages(city);
  const titles = { ...m.front.blocks, 'local-news': m.sections['local-news'] };
  const band = <PageBand picture={sectionDrawing(city, 'local-news')} />;
  const blockOf = (feedKey: keyof typeof blocks) => ({
    city,
    feedKey,
    title: titles[feedKey],
    stories: blocks[feedKey],
  });
  return (
    <TitledPage city={city} page={page(city)} above={band}>
      <MapShapes city={city} />
      <HeadlineSection
        city={city}
        feedKey="local-news"
        title={m.news.featuredLocal}
        format="featured"
        display={{ showAuthor: true }}
        stories={featured ? [featured] : []}
      />
      <LocalList city={city} stories={latest} />
      <SpanishList city={city} stories={inSpanish} />
      <HeadlineSection {...blockOf('business')} />
      <AdSlot city={city} size="250" />
      <HeadlineSection
        {...blockOf('politics')}
        format="list"
        beside={<AdSlot city={city} size="600" house={advertise(city)} />}
      />
      <HeadlineSection {...blockOf('health')} />
      <AdSlot city={city} size="250" place={1} wideOnly />
      <QuietSections
        city={city}
        titles={titles}
        blocks={{ 'local-news': latest, ...blocks }}
        top={[featured]}
        failed={failed}
      />
      <TownLinks city={city} title={messages(city).towns.byTown} />
      <StayInformed city={city} />
    </TitledPage>
  );
}
