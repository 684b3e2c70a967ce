import { thisCity } from '@/lib/city/this-city';
import type { LocalEvent } from '@/lib/news/calendar/event';
import { dayWords, weekdayName } from '@/lib/news/calendar/event-words';
import { byDay } from '@/lib/news/calendar/upcoming';
import { EventRow } from './event-row';

type EventDaysProps = { events: readonly LocalEvent[]; now: Date };

export function EventDays({ events, now }: EventDaysProps) {
  const city = thisCity();
  return (
    <ol className="event-days">
      {byDay(events, now, city.timeZone).map(({ day, events: ofDay }) => (
        <li key={day} className="event-day">
          <h3 className="event-date">
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
