import { EventPage, EventUnavailable } from '@/components/events/event-page';
import { JsonLd } from '@/components/seo/json-ld';
import type { City } from '@/lib/city/city-type';
import { eventById } from '@/lib/events/event-store';
import { eventPath } from '@/lib/outbound/addresses';
import { eventErrorMetadata, eventMetadata } from '@/lib/outbound/metadata/event-metadata';
import { eventGraph } from '@/lib/outbound/metadata/graphs/event-graph';
import { getCity } from '@/lib/request/get-city';
import { moveTo, notFound, type SearchParams, setStatus } from '@/lib/request/status';

type Props = { params: Promise<{ city: string; id: string }>; searchParams: Promise<SearchParams> };

/** Loads an event by its id. Redirects if the id has capital letters or the event's slug has changed. */
async function found(city: City, { params, searchParams }: Props) {
  const { id } = await params;
  const answer = await eventById(city, id.toLowerCase(), new Date());
  if (answer.state === 'unknown') notFound();
  if (answer.state === 'event' && answer.event.id !== id) moveTo(eventPath(answer.event), await searchParams);
  return answer;
}

export async function generateMetadata(props: Props) {
  const city = await getCity(props.params);
  const answer = await found(city, props);
  return answer.state === 'event' ? eventMetadata(city, answer.event, answer.over) : eventErrorMetadata(city);
}

export default async function EventLeaf(props: Props) {
  const city = await getCity(props.params);
  const answer = await found(city, props);
  if (answer.state === 'error') {
    setStatus(503);
    return <EventUnavailable city={city} message={answer.message} />;
  }
  return (
    <>
      <JsonLd data={eventGraph(answer.event, city)} />
      <EventPage city={city} event={answer.event} over={answer.over} />
    </>
  );
}
