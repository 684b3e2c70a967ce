import { ButtonLink } from '@/components/ui/button-link';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import type { LocalEvent } from '@/lib/news/calendar/event';
import { eventPath } from '@/lib/outbound/addresses';
import { EventFacts } from './event-facts';
import { EventStatus } from './event-status';
import { SampleNote } from './sample-note';

type EventPageProps = { event: LocalEvent; over: boolean };

function EventActions({ event, over }: EventPageProps) {
  return (
    <p className="mt-8 flex flex-col gap-3 md:flex-row md:flex-wrap">
      {!over && event.status !== 'cancelled' && (
        <a
          href={`${eventPath(event)}/calendar.ics`}
          className="button button-main"
          download={`${event.id}.ics`}
        >
          Add to calendar
        </a>
      )}
      <a href={event.url} className="button button-quiet" rel="noopener">
        <span>
          More at {event.source.name}&nbsp;<span aria-hidden="true">↗</span>
        </span>
      </a>
      <ButtonLink href="/events" quiet>
        All events
      </ButtonLink>
    </p>
  );
}

export function EventPage({ event, over }: EventPageProps) {
  return (
    <article className="sheet pt-8 md:pt-12">
      <Breadcrumb via={[{ name: 'Events', href: '/events' }]} />
      {event.status !== 'scheduled' && (
        <div className="mt-3 mb-1">
          <EventStatus status={event.status} />
        </div>
      )}
      <h1 className="max-w-[56rem] font-serif text-lead">{event.title}</h1>
      <div className="mt-8 gap-x-16 lg:grid lg:grid-cols-2 lg:items-start">
        <EventFacts event={event} />
        <div className="mt-6 max-w-[41rem] lg:-mt-0.5">
          {over && <p className="mb-3 text-block-excerpt font-semibold">This event has ended.</p>}
          {event.text && <p className="text-dek text-ink-2">{event.text}</p>}
          <EventActions event={event} over={over} />
        </div>
      </div>
      {event.sample && (
        <div className="mt-10">
          <SampleNote />
        </div>
      )}
    </article>
  );
}
