import type { Metadata } from 'next';
import { connection } from 'next/server';
import { EventsSection } from '@/components/events/events-section';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { openCount } from '@/components/news/headline-layouts';
import { SectionPage } from '@/components/section/section-page';
import { JsonLd } from '@/components/seo/json-ld';
import { thisCity } from '@/lib/city/this-city';
import { upcomingEvents } from '@/lib/events/event-store';
import { sectionNews } from '@/lib/news/section/section-news';
import { sectionHereBySlug } from '@/lib/news/sources/sections-here';
import { sectionFeedLinks } from '@/lib/outbound/feeds/feed-list';
import { sectionGraph, sectionList } from '@/lib/outbound/metadata/graphs/page-graphs';
import { notFoundMetadata, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { type Section, sectionPath } from '@/lib/sections';

type Props = { params: Promise<{ slug: string }> };

/** Undefined for a section that the city does not have. */
async function sectionOf({ params }: Props): Promise<Section | undefined> {
  return sectionHereBySlug((await params).slug);
}

function facts(section: Section) {
  const { sentence } = thisCity().sections[section.feedKey];
  return { name: section.name, description: sentence, path: sectionPath(section) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await connection();
  const section = await sectionOf(props);
  if (!section) return notFoundMetadata();
  const news = await sectionNews(section.feedKey);
  const { name, ...rest } = facts(section);
  const feed = sectionFeedLinks(section, thisCity());
  const hasEvents = section.feedKey === 'events' && (await upcomingEvents()).state === 'events';
  const index = news.state === 'items' || hasEvents;
  return pageMetadata({ ...rest, title: name, keywords: [name], index, feed });
}

/** All headlines at once (requirements section 10). */
export default async function NewsPage(props: Props) {
  await connection();
  const section = await sectionOf(props);
  if (!section) return <NotFoundPage />;
  const { feedKey } = section;
  const now = new Date();
  const news = await sectionNews(feedKey);
  const calendar = feedKey === 'events' ? await upcomingEvents(now) : undefined;
  const list = sectionList({ feedKey, news, calendar }, openCount, now.getTime(), thisCity());
  return (
    <>
      <JsonLd data={sectionGraph(facts(section), list, thisCity())} />
      {calendar ? (
        <EventsSection section={section} calendar={calendar} news={news} now={now} />
      ) : (
        <SectionPage section={section} news={news} />
      )}
    </>
  );
}
