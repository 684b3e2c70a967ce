import { EventsSection } from '@/components/events/events-section';
import { openCount } from '@/components/news/headline-layouts';
import { SectionPage } from '@/components/section/section-page';
import { JsonLd } from '@/components/seo/json-ld';
import type { City } from '@/lib/city/city-type';
import { upcomingEvents } from '@/lib/events/event-store';
import { sectionPageNews } from '@/lib/front/page-material';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { sectionHereAt, targetHere } from '@/lib/news/sources/sections-here';
import { sectionLinks } from '@/lib/outbound/feed-list';
import { sectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { sectionList } from '@/lib/outbound/metadata/graphs/section-list';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { isOwnSection } from '@/lib/outbound/own-section';
import { getCity } from '@/lib/request/get-city';
import { moveTo, notFound, type SearchParams } from '@/lib/request/status';
import type { Section } from '@/lib/sections';

type Props = {
  params: Promise<{ city: string; newsPath: string; slug: string }>;
  searchParams: Promise<SearchParams>;
};

/**
 * Finds the section for an address. Redirects addresses with capital letters or a section name in another language
 * (requirements section 10).
 */
async function sectionOf({ params, searchParams }: Props, city: City): Promise<Section> {
  const { newsPath, slug } = await params;
  const path = `/${newsPath}/${slug}`;
  const lower = path.toLowerCase();
  const section = sectionHereAt(city, lower);
  if (section && path === lower) return section;
  const target = section ? lower : targetHere(city, lower);
  return target ? moveTo(target, await searchParams) : notFound();
}

function page(city: City, section: Section) {
  const { feedKey } = section;
  const name = messages(city).sections[feedKey];
  return {
    name,
    description: city.sections[feedKey].sentence,
    path: sectionPath(section, city),
    keywords: [name],
    feed: sectionLinks([feedKey], city),
    local: feedKey === 'local-news' || feedKey === 'events',
  };
}

export async function generateMetadata(props: Props) {
  const city = await getCity(props.params);
  const section = await sectionOf(props, city);
  const news = await sectionPageNews(city, section.feedKey);
  const hasEvents =
    section.feedKey === 'events' && (await upcomingEvents(city, new Date())).state === 'events';
  return pageMetadata(city, {
    ...page(city, section),
    index: (news.state === 'items' && isOwnSection(city, section.feedKey, news)) || hasEvents,
  });
}

/** A section page with all of its headlines (requirements section 10). next.config.mjs rewrites to this folder. */
export default async function NewsPage(props: Props) {
  const city = await getCity(props.params);
  const section = await sectionOf(props, city);
  const { feedKey } = section;
  const now = new Date();
  const news = await sectionPageNews(city, feedKey);
  const calendar = feedKey === 'events' ? await upcomingEvents(city, now) : undefined;
  const list = sectionList({ feedKey, news, calendar }, openCount, now.getTime(), city);
  return (
    <>
      <JsonLd data={sectionGraph(page(city, section), list, city)} />
      {calendar ? (
        <EventsSection city={city} section={section} calendar={calendar} news={news} now={now} />
      ) : (
        <SectionPage city={city} section={section} news={news} />
      )}
    </>
  );
}
