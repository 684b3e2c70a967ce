import { metadataOf } from '@/app/city-metadata';
import { PageLists, PostList, SectionList, TechnicalFiles } from '@/components/site-map/page-lists';
import { TownLinks } from '@/components/towns/town-page';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { type CityProps, getCity } from '@/lib/request/get-city';

function page(city: City) {
  const { siteMap: m, pages } = messages(city);
  const description = m.description(city.siteTitle);
  return { name: pages.titles['/sitemap'], description, path: '/sitemap', keywords: m.keywords };
}

export const generateMetadata = metadataOf(page);

export default async function SitemapPage({ params }: CityProps) {
  const city = await getCity(params);
  return (
    <TitledPage city={city} page={page(city)}>
      <PageLists city={city} />
      <SectionList city={city} />
      <TownLinks city={city} title={messages(city).towns.list} />
      <PostList city={city} />
      <TechnicalFiles city={city} />
    </TitledPage>
  );
}
