import { leafWords } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import { type EventFilter, eventFilters, filtered } from '@/lib/events/event-filters';
import { type WeekDay, weekAhead } from '@/lib/events/week-ahead';
import { messages } from '@/lib/messages/messages';
import { weekdayWords } from '@/lib/news/calendar/event-words';
import type { LocalEvent } from '@/lib/news/event';

type BrowseProps = { city: City; events: readonly LocalEvent[]; filter?: EventFilter | undefined; now: Date };

function Choices({ city, events, filter, now }: BrowseProps) {
  const m = messages(city).events;
  const choices = [undefined, ...eventFilters].map((one) => ({
    ...{ label: one ? m.filters[one.query] : m.all, href: one ? `/events?${one.query}` : '/events' },
    ...{ count: filtered(events, one, now, city.timeZone).events.length, isHere: one === filter },
  }));
  return (
    <nav aria-label={m.kinds}>
      <ul className="flex flex-wrap gap-x-7 text-excerpt">
        {choices
          .filter(({ count, isHere }) => count > 0 || isHere)
          .map(({ label, href, count, isHere }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={`inline-block py-2.5 ${isHere ? 'font-semibold text-accent' : 'quiet-link'}`}
              >
                {label} <span className="text-small text-ink-3 tabular-nums">{count}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Maximum dots for a day. More would not fit in its cell on phones. */
const MAX_DOTS = 3;

function DayCell({ city, day, events, isWeekend, isToday }: WeekDay & { city: City; isToday: boolean }) {
  const m = messages(city).events;
  const { weekday, day: number } = leafWords(day, city);
  const ground = isToday ? 'bg-accent text-on-accent' : isWeekend ? 'bg-tint' : '';
  const look = 'block py-2 max-md:text-center md:px-3.5 md:py-3';
  const content = (
    <>
      <span className="sr-only">
        {`${weekdayWords(day, city)}: ${events > 0 ? m.count(events) : m.nothingOn}`}
      </span>
      <span aria-hidden="true">
        <span className="block text-[min(0.6875rem,3.3vw)]/4 font-bold uppercase md:text-kicker">
          {isToday ? m.filters['when=today'] : weekday}
        </span>
        <span className="block font-serif text-[min(1.625rem,8vw)]/[min(2rem,10vw)] font-[560] tabular-nums md:text-block">
          {number}
        </span>
        <span className={`block h-4 text-[min(1rem,4.5vw)]/4 ${isToday ? '' : 'text-accent'}`}>
          {'•'.repeat(Math.min(events, MAX_DOTS))}
        </span>
      </span>
    </>
  );
  return (
    <li className={`min-w-0 border-hairline not-first:border-l ${ground}`}>
      {events > 0 ? (
        <a href={`#day-${day}`} className={look}>
          {content}
        </a>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}

/** The next seven days, with dots for events. Days with events link to the day in the list. */
function WeekStrip({ city, events, now }: BrowseProps) {
  return (
    <nav aria-label={messages(city).events.week} className="max-md:-mx-(--margin)">
      <ol className="grid grid-cols-7 border-y border-hairline">
        {weekAhead(events, now, city.timeZone).map((each, at) => (
          <DayCell key={each.day} city={city} isToday={at === 0} {...each} />
        ))}
      </ol>
    </nav>
  );
}

/** A week strip, and filters with the number of matching events. */
export function BrowseEvents(props: BrowseProps) {
  return (
    <div className="mb-6 print:hidden">
      {!props.filter && <WeekStrip {...props} />}
      <Choices {...props} />
    </div>
  );
}
