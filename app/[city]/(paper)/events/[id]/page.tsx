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
async function loadEvent(city: City, { params, searchParams }: Props) {
  const { id } = await params;
  const found = await eventById(city, id.toLowerCase(), new Date());
  if (found.state === 'unknown') notFound();
  if (found.state === 'event' && found.event.id !== id) moveTo(eventPath(found.event), await searchParams);
  return found;
}

export async function generateMetadata(props: Props) {
  const city = await getCity(props.params);
  const found = await loadEvent(city, props);
  return found.state === 'event' ? eventMetadata(city, found.event, found.over) : eventErrorMetadata(city);
}

export default async function EventLeaf(props: Props) {
  const city = await getCity(props.params);
  const found = await loadEvent(city, props);
  if (found.state === 'error') {
    setStatus(503);
    return <EventUnavailable city={city} message={found.message} />;
  }
  return (
    <>
      <JsonLd data={eventGraph(found.event, city)} />
      <EventPage city={city} event={found.event} over={found.over} />
    </>
  );
}
