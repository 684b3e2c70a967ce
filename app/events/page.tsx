import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AboutEvents, OtherCalendars } from '@/components/events/about-events';
import { UpcomingEvents } from '@/components/events/upcoming-events';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { upcomingEvents } from '@/lib/events/event-store';
import { hasCalendar } from '@/lib/news/sources/sections-here';
import { eventList, sectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { notFoundMetadata, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { isThere } from '@/lib/pages/site-pages';

function facts() {
  const { name: city, events } = thisCity();
  const upcoming = `Upcoming events in and near ${city} by date, with times and places.`;
  const description =
    events.sentence ?? (hasCalendar() ? upcoming : `Calendars of events in and near ${city}.`);
  return { name: 'Events', description, path: '/events' };
}

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  if (!isThere('/events')) return notFoundMetadata();
  const { name, ...rest } = facts();
  const { name: city } = thisCity();
  const index = (await upcomingEvents()).state === 'events';
  return pageMetadata({ ...rest, title: `${name} in ${city}`, keywords: [`things to do in ${city}`], index });
}

/** Requirements section 2. */
export default async function EventsPage() {
  await connection();
  if (!isThere('/events')) return <NotFoundPage />;
  const now = new Date();
  const news = await upcomingEvents(now);
  const events = news.state === 'events' ? news.events : [];
  const { name, description } = facts();
  return (
    <>
      <JsonLd data={sectionGraph(facts(), eventList(events), thisCity())} />
      <PageHeading above={<Breadcrumb here={name} />} title={name} sentence={description} />
      {hasCalendar() && <UpcomingEvents news={news} now={now} />}
      <AboutEvents />
      <OtherCalendars />
    </>
  );
}
