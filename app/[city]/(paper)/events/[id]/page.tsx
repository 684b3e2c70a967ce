import { notFound } from 'next/navigation';
import { EventPage, EventUnavailable } from '@/components/events/event-page';
import { JsonLd } from '@/components/seo/json-ld';
import { eventById } from '@/lib/events/event-store';
import { eventErrorMetadata, eventMetadata } from '@/lib/outbound/metadata/event-metadata';
import { eventGraph } from '@/lib/outbound/metadata/graphs/event-graph';
import { getCity } from '@/lib/request/get-city';

type Props = { params: Promise<{ city: string; id: string }> };

async function found({ params }: Props) {
  const answer = await eventById((await params).id);
  return answer.state === 'unknown' ? notFound() : answer;
}

export async function generateMetadata(props: Props) {
  await getCity(props.params);
  const answer = await found(props);
  return answer.state === 'event' ? eventMetadata(answer.event, answer.over) : eventErrorMetadata();
}

export default async function EventLeaf(props: Props) {
  const city = await getCity(props.params);
  const answer = await found(props);
  if (answer.state === 'error') return <EventUnavailable city={city} message={answer.message} />;
  return (
    <>
      <JsonLd data={eventGraph(answer.event, city)} />
      <EventPage city={city} event={answer.event} over={answer.over} />
    </>
  );
}
