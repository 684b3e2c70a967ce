import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AdSlot } from '@/components/ads/ad-slot';
import { Resources, TakePart } from '@/components/community/community-blocks';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { HeadlineSection } from '@/components/news/headline-section';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { collectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { notFoundMetadata, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { communitySentence } from '@/lib/pages/page-notes';
import { isThere } from '@/lib/pages/site-pages';

function facts() {
  return { name: 'Community', description: communitySentence(thisCity()), path: '/community' };
}

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  if (!isThere('/community')) return notFoundMetadata();
  const { name, ...rest } = facts();
  const { name: city } = thisCity();
  return pageMetadata({ ...rest, title: `${name} in ${city}`, keywords: [`${city} community resources`] });
}

/** Requirements section 2. */
export default async function CommunityPage() {
  await connection();
  if (!isThere('/community')) return <NotFoundPage />;
  const { name, description } = facts();
  return (
    <>
      <JsonLd data={collectionGraph(facts(), thisCity())} />
      <PageHeading above={<Breadcrumb here={name} />} title={name} sentence={description} />
      <HeadlineSection feedKey="arts" title="Arts & Culture" />
      <AdSlot size="250" house="radio" />
      <Resources />
      <HeadlineSection
        feedKey="opinion"
        title="Community Voices & Opinions"
        format="list"
        parts={{ beside: <AdSlot size="600" house="books" /> }}
      />
      <TakePart />
    </>
  );
}
