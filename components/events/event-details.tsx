import { TextLink } from '@/components/ui/links';
import type { City } from '@/lib/city/city-type';
import { eventKind } from '@/lib/events/event-filters';
import { eventTown } from '@/lib/events/event-towns';
import { messages } from '@/lib/messages/messages';
import { eventPlace, timeWords } from '@/lib/news/calendar/event-words';
import type { LocalEvent } from '@/lib/news/event';

type EventDetailsProps = {
  city: City;
  event: LocalEvent;
  /** Number on the map of each town with events. Excludes towns outside the map. */
  towns?: ReadonlyMap<string, number> | undefined;
};

/** Returns "Meeting · 5–9 p.m."; the kind is left out for other events. */
export function kindAndTime(city: City, event: LocalEvent): string {
  const m = messages(city).events;
  const time = timeWords(event.when, city) || m.noTime;
  return eventKind(event) === 'meeting' ? `${m.meeting} · ${time}` : time;
}

/** An event's place, with its number on the map, then its source and its agenda. */
export function EventDetails({ city, event, towns }: EventDetailsProps) {
  const where = eventPlace(event);
  const number = towns?.get(eventTown(city, event) ?? '');
  return (
    <>
      {where && (
        <p className="text-ink-2">
          {where}
          {number && (
            <span
              aria-hidden="true"
              className="ml-1 inline-block min-w-4 rounded-full bg-accent text-center text-[0.6875rem] leading-4 font-semibold text-on-accent print:hidden"
            >
              {number}
            </span>
          )}
        </p>
      )}
      {event.source.name !== event.place && <p className="text-ink-3">{event.source.name}</p>}
      {event.agenda && (
        <p>
          <TextLink href={event.agenda} className="touch-link font-semibold text-accent">
            {messages(city).events.agenda}
          </TextLink>
        </p>
      )}
    </>
  );
}
