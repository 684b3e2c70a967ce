import { AboutEvents, OtherCalendars } from '@/components/events/about-events';
import { UpcomingEvents } from '@/components/events/upcoming-events';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { upcomingEvents } from '@/lib/events/event-store';
import { hasCalendar } from '@/lib/news/sources/sections-here';
import { sectionLinks } from '@/lib/outbound/feeds/feed-list';
import { eventList, sectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const city = thisCity();
  const upcoming = `Upcoming events in and near ${city.name} by date, with times and places.`;
  const description =
    city.events.sentence ?? (hasCalendar() ? upcoming : `Calendars of events in and near ${city.name}.`);
  return {
    name: 'Events',
    title: `Events in ${city.name}`,
    description,
    path: '/events',
    keywords: [`things to do in ${city.name}`],
    feed: sectionLinks(['events'], city),
    local: true,
  };
}

export const generateMetadata = onRequest(async () =>
  pageMetadata({ ...page(), index: (await upcomingEvents()).state === 'events' }),
);

/** Requirements section 2. */
export default onRequest(async function EventsPage() {
  const now = new Date();
  const news = await upcomingEvents(now);
  const events = news.state === 'events' ? news.events : [];
  return (
    <TitledPage page={page()} graph={sectionGraph(page(), eventList(events), thisCity())}>
      {hasCalendar() && <UpcomingEvents news={news} now={now} />}
      <AboutEvents />
      <OtherCalendars />
    </TitledPage>
  );
});
