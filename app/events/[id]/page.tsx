import { notFound } from 'next/navigation';
import { EventPage, EventUnavailable } from '@/components/events/event-page';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { JsonLd } from '@/components/seo/json-ld';
import { thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import { eventErrorMetadata, eventMetadata } from '@/lib/outbound/metadata/event-metadata';
import { eventGraph } from '@/lib/outbound/metadata/graphs/event-graph';
import { onRequest } from '@/lib/outbound/on-request';

type Props = { params: Promise<{ id: string }> };

async function found({ params }: Props) {
  const answer = await eventById((await params).id);
  return answer.state === 'unknown' ? notFound() : answer;
}

export const generateMetadata = onRequest(async (props: Props) => {
  const answer = await found(props);
  return answer.state === 'event' ? eventMetadata(answer.event, answer.over) : eventErrorMetadata();
});

/** Requirements section 14. */
export default pageOnRequest(async function EventLeaf(props: Props) {
  const answer = await found(props);
  if (answer.state === 'error') return <EventUnavailable message={answer.message} />;
  return (
    <>
      <JsonLd data={eventGraph(answer.event, thisCity())} />
      <EventPage event={answer.event} over={answer.over} />
    </>
  );
});
