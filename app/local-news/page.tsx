import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AdSlot } from '@/components/ads/ad-slot';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { BriefList, SpanishList, StayInformed } from '@/components/news/brief-list';
import { HeadlineSection } from '@/components/news/headline-section';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { readLocalPage } from '@/lib/front/read-front-page';
import { sectionFeedLinks } from '@/lib/outbound/feeds/feed-list';
import { collectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { notFoundMetadata, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { besideLocalNews, hasNeighbors } from '@/lib/pages/page-notes';
import { isThere } from '@/lib/pages/site-pages';
import { sectionByFeedKey } from '@/lib/sections';

function facts() {
  const city = thisCity();
  const others = besideLocalNews(city);
  const area = hasNeighbors(city) ? `${city.name} and nearby cities` : city.name;
  const description = `The latest headlines from ${area}${others && `, plus ${others} news`}.`;
  return { name: 'Local News', description, path: '/local-news' };
}

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  if (!isThere('/local-news')) return notFoundMetadata();
  const { name, ...rest } = facts();
  const city = thisCity();
  const feed = sectionFeedLinks(sectionByFeedKey('local-news'), city);
  const title = `${name} in ${city.name}`;
  return pageMetadata({ ...rest, title, keywords: [`${city.name} local news`], feed });
}

/** Requirements section 2. */
export default async function LocalNewsPage() {
  await connection();
  if (!isThere('/local-news')) return <NotFoundPage />;
  const { name, description } = facts();
  const { featured, latest, inSpanish, blocks } = await readLocalPage();
  return (
    <>
      <JsonLd data={collectionGraph(facts(), thisCity())} />
      <PageHeading above={<Breadcrumb here={name} />} title={name} sentence={description} />
      <HeadlineSection
        feedKey="local-news"
        title="Featured Local News"
        format="featured"
        display={{ showAuthor: true }}
        stories={featured ? [featured] : []}
      />
      <BriefList id="latest" title="Latest Local News" stories={latest} />
      <SpanishList stories={inSpanish} />
      <HeadlineSection feedKey="business" title="Business & Economy" stories={blocks.business} />
      <AdSlot size="250" house="donate" />
      <HeadlineSection
        feedKey="politics"
        title="Politics & Government"
        format="list"
        parts={{ beside: <AdSlot size="600" /> }}
        stories={blocks.politics}
      />
      <HeadlineSection
        feedKey="health"
        title="Health & Wellness"
        display={{ showAuthor: false }}
        stories={blocks.health}
      />
      <AdSlot size="250" house="books" wideOnly />
      <StayInformed />
    </>
  );
}
