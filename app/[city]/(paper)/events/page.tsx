import { AboutEvents, OtherCalendars } from '@/components/events/about-events';
import { UpcomingEvents } from '@/components/events/upcoming-events';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { type EventFilter, filtered, filterOf } from '@/lib/events/event-filters';
import { upcomingEvents } from '@/lib/events/event-store';
import { messages } from '@/lib/messages/messages';
import { hasCalendar } from '@/lib/news/sources/sections-here';
import { sectionLinks } from '@/lib/outbound/feed-list';
import { sectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { eventList } from '@/lib/outbound/metadata/graphs/section-list';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { isThere } from '@/lib/pages/site-pages';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';

type Props = CityProps & { searchParams: Promise<Record<string, string | string[]>> };

/** Reads the filter from the query. The server rejects unknown queries (lib/server/requests/read-request.ts). */
async function readFilter({ searchParams }: Props): Promise<EventFilter | undefined> {
  const { when, kind } = await searchParams;
  return filterOf(new URLSearchParams({ when: `${when}`, kind: `${kind}` }));
}

function page(city: City, filter?: EventFilter) {
  const m = messages(city);
  const { in: titleIn, narrowedIn, sentence, elsewhereSentence, filters, keyword } = m.events;
  return {
    name: m.pages.titles['/events'],
    title: filter ? narrowedIn(filters[filter.query], city.name) : titleIn(city.name),
    description: city.events.sentence ?? (hasCalendar(city) ? sentence : elsewhereSentence)(city.name),
    path: '/events',
    keywords: [keyword(city.name)],
    feed: sectionLinks(['events'], city),
    local: true,
  };
}

/** A filtered list has the canonical address of the full list. */
export async function generateMetadata(props: Props) {
  const city = await getCity(props.params);
  const filter = await readFilter(props);
  return pageMetadata(city, {
    ...page(city, filter),
    index: !filter && (await upcomingEvents(city, new Date())).state === 'events',
  });
}

export default async function EventsPage(props: Props) {
  const city = await getCity(props.params);
  if (!isThere('/events', city)) notFound();
  const filter = await readFilter(props);
  const now = new Date();
  const news = await upcomingEvents(city, now);
  const events = news.state === 'events' ? news.events : [];
  return (
    <TitledPage
      city={city}
      page={page(city)}
      graph={sectionGraph(
        page(city),
        eventList(city, filtered(events, filter, now, city.timeZone).events),
        city,
      )}
    >
      {hasCalendar(city) && <UpcomingEvents city={city} news={news} now={now} browse={{ filter }} />}
      <AboutEvents city={city} />
      <OtherCalendars city={city} />
    </TitledPage>
  );
}
