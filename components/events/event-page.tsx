import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { OutLink } from '@/components/ui/out-link';
import type { LocalEvent } from '@/lib/events/event';
import { eventPath } from '@/lib/metadata/event-graph';
import { EventFacts } from './event-facts';
import { EventStatus } from './event-status';
import { SampleNote } from './sample-note';

type EventPageProps = { event: LocalEvent; over: boolean };

/** The page of one event: what, when, where, and how to take it along. */
export function EventPage({ event, over }: EventPageProps) {
  return (
    <article className="sheet pt-8 md:pt-12">
      <Breadcrumb here={event.title} via={[{ name: 'Events', href: '/events' }]} />
      <EventStatus status={event.status} />
      <h1 className="max-w-[56rem] font-serif text-lead">{event.title}</h1>
      {over && <p className="mt-3 text-block-excerpt text-ink-2">This event is over.</p>}
      <EventFacts event={event} />
      {event.text && <p className="mt-6 max-w-[41rem] text-dek text-ink-2">{event.text}</p>}
      <p className="mt-8 flex flex-col gap-3 md:flex-row">
        {!over && (
          <a
            href={`${eventPath(event)}/calendar.ics`}
            className="button button-main"
            download={`${event.id}.ics`}
          >
            Add to calendar
          </a>
        )}
        <OutLink href={event.url} className="button button-quiet">
          More at {event.source.name}
        </OutLink>
        <ButtonLink href="/events" quiet>
          All events
        </ButtonLink>
      </p>
      {event.sample && (
        <div className="mt-10">
          <SampleNote />
        </div>
      )}
    </article>
  );
}
