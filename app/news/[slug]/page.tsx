import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { openCount } from '@/components/news/feed-display';
import { SectionPage } from '@/components/section/section-page';
import { JsonLd } from '@/components/seo/json-ld';
import { thisCity } from '@/lib/city/this-city';
import { sectionGraph } from '@/lib/metadata/collection-graph';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { sectionNews } from '@/lib/news/section-news';
import { permanentTarget, type Section, sectionBySlug, sectionPath, sections, slugOf } from '@/lib/sections';

export const revalidate = 60;
export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

const aliases = ['politics-government', 'opinion-editorials'];

export function generateStaticParams(): { slug: string }[] {
  return [...sections.map(({ name }) => slugOf(name)), ...aliases].map((slug) => ({ slug }));
}

async function sectionOf({ params }: Props): Promise<Section> {
  const { slug } = await params;
  const target = permanentTarget(`/news/${slug}`);
  if (target) permanentRedirect(target);
  return sectionBySlug(slug) ?? notFound();
}

function facts(section: Section) {
  const { sentence } = thisCity().sections[section.feedKey];
  return { name: section.name, description: sentence, path: sectionPath(section) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const section = await sectionOf(props);
  const news = await sectionNews(section.feedKey);
  const { name, ...rest } = facts(section);
  return pageMetadata({ ...rest, title: name, keywords: [name], index: news.state === 'items' });
}

/** The page of one section, all headlines at once (design section 3). */
export default async function NewsPage(props: Props) {
  const section = await sectionOf(props);
  const news = await sectionNews(section.feedKey);
  const items = news.state === 'items' ? news.items : [];
  return (
    <>
      <JsonLd data={sectionGraph(facts(section), items.slice(0, openCount), thisCity())} />
      <SectionPage section={section} news={news} />
    </>
  );
}
