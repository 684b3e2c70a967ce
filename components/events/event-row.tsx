import { thisCity } from '@/lib/city/this-city';
import { isoRange, type LocalEvent } from '@/lib/news/calendar/event';
import { addressLine, timeNotGiven, timeWords } from '@/lib/news/calendar/event-words';
import { eventPath } from '@/lib/outbound/addresses';
import { EventStatus } from './event-status';

type EventRowProps = { event: LocalEvent };

export function EventRow({ event }: EventRowProps) {
  const city = thisCity();
  const time = timeWords(event.when, city);
  const where = [event.place, event.address && addressLine(event.address)].filter(Boolean).join(', ');
  return (
    <li className="relative border-hairline py-3 not-first:border-t md:first:pt-0 md:last:pb-0 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-8 print:break-inside-avoid">
      <p className="text-excerpt text-ink-2 tabular-nums">
        <time dateTime={isoRange(event.when, city.timeZone).start}>{time || timeNotGiven}</time>
      </p>
      <div>
        <EventStatus status={event.status} />
        <h4 className="font-serif text-card">
          <a href={eventPath(event)} className="headline-link">
            {event.title}
          </a>
        </h4>
        {where && <p className="mt-1 text-excerpt text-ink-2">{where}</p>}
        {event.source.name !== event.place && (
          <p className="mt-0.5 text-small text-ink-3">{event.source.name}</p>
        )}
      </div>
    </li>
  );
}
