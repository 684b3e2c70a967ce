import type { Metadata } from 'next';
import { connection } from 'next/server';
import { FeedAddress } from '@/components/rss/feed-address';
import { FeedPreview } from '@/components/rss/feed-preview';
import { HeadlinesFeed, SectionFeeds } from '@/components/rss/headlines-feeds';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { postsList } from '@/lib/outbound/feeds/posts-feed';
import { collectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';

function facts() {
  const { siteTitle } = thisCity();
  const description = `Follow ${siteTitle} in a feed reader: our posts and headlines from every section by RSS, Atom and JSON Feed. Free, no account needed.`;
  return { name: 'RSS Feeds', description, path: '/rss' };
}

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  const { name, ...rest } = facts();
  return pageMetadata({ ...rest, title: name, keywords: ['RSS', 'news feed', 'OPML'] });
}

/** Requirements section 2. */
export default async function RssPage() {
  await connection();
  const { name, description } = facts();
  const feed = await postsList(Date.now());
  return (
    <>
      <JsonLd data={collectionGraph(facts(), thisCity())} />
      <PageHeading above={<Breadcrumb here={name} />} title={name} sentence={description} />
      <FeedAddress feed={feed.ok ? feed.value : undefined} />
      <FeedPreview feed={feed} />
      <HeadlinesFeed />
      <SectionFeeds />
    </>
  );
}
