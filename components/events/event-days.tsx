import { thisCity } from '@/lib/city/this-city';
import type { LocalEvent } from '@/lib/news/calendar/event';
import { dayWords, weekdayName } from '@/lib/news/calendar/event-words';
import { byDay } from '@/lib/news/calendar/upcoming';
import { EventRow } from './event-row';

type EventDaysProps = { events: readonly LocalEvent[]; now: Date };

export function EventDays({ events, now }: EventDaysProps) {
  const city = thisCity();
  return (
    <ol className="border-t border-hairline">
      {byDay(events, now, city.timeZone).map(({ day, events: ofDay }) => (
        <li
          key={day}
          className="border-hairline py-5 not-first:border-t md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:gap-x-8 md:py-6 lg:grid-cols-[18rem_minmax(0,1fr)]"
        >
          <h3 className="mb-3 md:mb-0">
            <span className="block text-kicker text-accent uppercase">{weekdayName(day, city)}</span>{' '}
            <time dateTime={day} className="font-serif text-second">
              {dayWords(day, city)}
            </time>
          </h3>
          <ul>
            {ofDay.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
