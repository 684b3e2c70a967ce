import type { Metadata } from 'next';
import { connection } from 'next/server';
import { JsonLd } from '@/components/seo/json-ld';
import { PageLists, PostList, SectionList, TechnicalFiles } from '@/components/site-map/page-lists';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { breadcrumbsGraph } from '@/lib/outbound/metadata/graphs/json-ld';
import { collectionPage } from '@/lib/outbound/metadata/graphs/page-graphs';
import { siteGraph } from '@/lib/outbound/metadata/graphs/site-graph';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';

function facts() {
  const description = `A list of the pages on ${thisCity().siteTitle}: main pages, sections, posts and technical files.`;
  return { name: 'Site Map', description, path: '/sitemap' };
}

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  const { name, ...rest } = facts();
  return pageMetadata({ ...rest, title: name, keywords: ['site map'] });
}

/** Requirements section 2. */
export default async function SitemapPage() {
  await connection();
  const { name, description } = facts();
  return (
    <>
      <JsonLd data={siteGraph(thisCity(), collectionPage(facts(), thisCity()), breadcrumbsGraph(facts()))} />
      <PageHeading above={<Breadcrumb here={name} />} title={name} sentence={description} />
      <PageLists />
      <SectionList />
      <PostList />
      <TechnicalFiles />
    </>
  );
}
