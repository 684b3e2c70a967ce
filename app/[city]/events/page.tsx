import type { Metadata } from 'next';
import { AboutEvents } from '@/components/events/about-events';
import { OtherCalendars } from '@/components/events/other-calendars';
import { UpcomingEvents } from '@/components/events/upcoming-events';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { upcomingEvents } from '@/lib/events/event-store';
import { sectionGraph } from '@/lib/outbound/metadata/graphs/collection-graph';
import { eventPath } from '@/lib/outbound/metadata/graphs/event-graph';
import { absoluteUrl, pageMetadata } from '@/lib/outbound/metadata/page-metadata';

export const revalidate = 60;

function facts() {
  const { name: city } = thisCity();
  const description = `Upcoming events in and near ${city} by date: farmers markets, public meetings, family activities and entertainment, with times and places.`;
  return { name: 'Events', description, path: '/events' };
}

export async function generateMetadata(): Promise<Metadata> {
  const { name, ...rest } = facts();
  const { name: city } = thisCity();
  const index = (await upcomingEvents()).state === 'events';
  return pageMetadata({ ...rest, title: `${name} in ${city}`, keywords: [`things to do in ${city}`], index });
}

/** Requirements section 2. */
export default async function EventsPage() {
  const now = new Date();
  const news = await upcomingEvents(now);
  const events = news.state === 'events' ? news.events : [];
  const listed = events.map((event) => ({ title: event.title, link: absoluteUrl(eventPath(event)) }));
  const { name, description } = facts();
  return (
    <>
      <JsonLd data={sectionGraph(facts(), listed, thisCity(), 'Ascending')} />
      <PageHeading above={<Breadcrumb here={name} />} title={name} sentence={description} />
      <UpcomingEvents news={news} now={now} />
      <AboutEvents />
      <OtherCalendars />
    </>
  );
}
