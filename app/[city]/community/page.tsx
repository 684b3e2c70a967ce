import type { Metadata } from 'next';
import { AdSlot } from '@/components/ads/ad-slot';
import { Resources } from '@/components/community/resources';
import { TakePart } from '@/components/community/take-part';
import { FeedSection } from '@/components/news/feed-section';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { collectionGraph } from '@/lib/outbound/metadata/graphs/collection-graph';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';

export const revalidate = 60;

function facts() {
  const { name: city } = thisCity();
  const description = `Arts news, commentary and local resources for ${city}: where to find help, schools, parks and things to do.`;
  return { name: 'Community', description, path: '/community' };
}

export function generateMetadata(): Metadata {
  const { name, ...rest } = facts();
  const { name: city } = thisCity();
  return pageMetadata({ ...rest, title: `${name} in ${city}`, keywords: [`${city} community resources`] });
}

/** Requirements section 2. */
export default function CommunityPage() {
  const { name, description } = facts();
  return (
    <>
      <JsonLd data={collectionGraph(facts(), thisCity())} />
      <PageHeading above={<Breadcrumb here={name} />} title={name} sentence={description} />
      <FeedSection feedKey="arts" title="Arts & Culture" />
      <AdSlot size="250" house="radio" />
      <Resources />
      <FeedSection
        feedKey="opinion"
        title="Community Voices & Opinions"
        format="list"
        parts={{ beside: <AdSlot size="600" house="books" /> }}
      />
      <TakePart />
    </>
  );
}
