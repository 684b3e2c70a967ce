import type { Metadata } from 'next';
import { connection } from 'next/server';
import { EventPage, EventUnavailable } from '@/components/events/event-page';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { JsonLd } from '@/components/seo/json-ld';
import { thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import { eventMetadata } from '@/lib/outbound/metadata/event-metadata';
import { eventGraph } from '@/lib/outbound/metadata/graphs/event-graph';
import { withStatus } from '@/lib/outbound/metadata/page-metadata';

type Props = { params: Promise<{ id: string }> };

async function found({ params }: Props) {
  return eventById((await params).id);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await connection();
  const answer = await found(props);
  if (answer.state === 'event') return eventMetadata(answer.event, answer.over);
  const [title, description, status] =
    answer.state === 'unknown'
      ? (['Page not found', 'We can’t find a page at this address.', 404] as const)
      : (['Event', 'We can’t load this event right now.', 503] as const);
  return withStatus(status, { title: `${title} | ${thisCity().siteTitle}`, description });
}

/** Requirements section 14. */
export default async function EventLeaf(props: Props) {
  await connection();
  const answer = await found(props);
  if (answer.state === 'unknown') return <NotFoundPage />;
  if (answer.state === 'error') return <EventUnavailable message={answer.message} />;
  return (
    <>
      <JsonLd data={eventGraph(answer.event, thisCity())} />
      <EventPage event={answer.event} over={answer.over} />
    </>
  );
}
