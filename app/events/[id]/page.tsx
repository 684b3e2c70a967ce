import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { EventPage } from '@/components/events/event-page';
import { FeedError } from '@/components/news/feed-state';
import { JsonLd } from '@/components/seo/json-ld';
import { PageHeading } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { whenLines } from '@/lib/events/event-words';
import { eventById } from '@/lib/events/events-desk';
import { eventGraph, eventPath } from '@/lib/metadata/event-graph';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const revalidate = 60;

type Props = { params: Promise<{ id: string }> };

/** No page is made before somebody asks for it. */
export function generateStaticParams(): { id: string }[] {
  return [];
}

async function found({ params }: Props) {
  const { id } = await params;
  const event = await eventById(id);
  if (event.state === 'unknown') notFound();
  // The words of an id follow the title; the event stays the same.
  if (event.state === 'event' && event.event.id !== id) permanentRedirect(eventPath(event.event));
  return event;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id } = await props.params;
  const answer = await found(props);
  if (answer.state === 'error')
    return pageMetadata({
      title: 'Events',
      description: answer.message,
      path: `/events/${id}`,
      index: false,
    });
  const { event, over } = answer;
  const when = whenLines(event.when, thisCity()).join(', ');
  const where = event.place ?? event.address;
  return pageMetadata({
    title: event.title,
    description: [when, where, event.text].filter(Boolean).join('. '),
    path: eventPath(event),
    keywords: [event.title, 'event'],
    // A sample is announced by nobody, and what is over is of no use to a searcher.
    index: !over && !event.sample,
  });
}

/** The page of one event (design section 7). */
export default async function EventLeaf(props: Props) {
  const answer = await found(props);
  if (answer.state === 'error')
    return (
      <>
        <PageHeading title="Events" sentence="The calendar that has this event does not answer." />
        <div className="sheet mt-8">
          <FeedError message={answer.message} />
        </div>
      </>
    );
  return (
    <>
      <JsonLd data={eventGraph(answer.event, thisCity())} />
      <EventPage event={answer.event} over={answer.over} />
    </>
  );
}
