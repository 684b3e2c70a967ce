import { metadataOf } from '@/app/city-metadata';
import { AdSlot } from '@/components/ads/ad-slot';
import { Resources, TakePart } from '@/components/community/community-blocks';
import { HeadlineSection } from '@/components/news/headline-section';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { sectionLinks } from '@/lib/outbound/feed-list';
import { advertise } from '@/lib/pages/ads';
import { communitySentence } from '@/lib/pages/page-notes';
import { isThere } from '@/lib/pages/site-pages';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';

function page(city: City) {
  const { community: m, pages } = messages(city);
  return {
    name: pages.titles['/community'],
    title: m.in(city.name),
    description: communitySentence(city),
    path: '/community',
    keywords: m.keywords(city.name),
    feed: sectionLinks(['arts', 'opinion'], city),
    local: true,
  };
}

export const generateMetadata = metadataOf(page);

export default async function CommunityPage({ params }: CityProps) {
  const city = await getCity(params);
  if (!isThere('/community', city)) notFound();
  const m = messages(city).community;
  return (
    <TitledPage city={city} page={page(city)}>
      <HeadlineSection city={city} feedKey="arts" title={m.arts} />
      <AdSlot city={city} size="250" />
      <Resources city={city} />
      <HeadlineSection
        city={city}
        feedKey="opinion"
        title={m.voices}
        format="list"
        beside={<AdSlot city={city} size="600" house={advertise(city)} />}
      />
      <TakePart city={city} />
    </TitledPage>
  );
}
