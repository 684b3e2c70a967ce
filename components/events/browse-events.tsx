import { weekdays } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import { type EventFilter, eventFilters, filtered } from '@/lib/events/event-filters';
import { type WeekDay, weeksAhead } from '@/lib/events/weeks-ahead';
import { messages } from '@/lib/messages/messages';
import { daysWords, dayWords } from '@/lib/news/calendar/event-words';
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
      <ul className="flex flex-wrap gap-x-7 border-t border-hairline text-excerpt lg:block lg:border-0">
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

function DayCell({ city, day, events, isToday }: WeekDay & { city: City }) {
  const number = Number(day.slice(8));
  const look = `block py-2 ${isToday ? 'outline-1 -outline-offset-1 outline-solid outline-ink' : ''}`;
  return (
    <td className="border border-hairline text-center">
      {events > 0 ? (
        <a
          href={`/events#day-${day}`}
          className={`${look} bg-tint font-semibold text-accent hover:underline`}
          aria-label={`${dayWords(day, city)}: ${messages(city).events.count(events)}`}
        >
          {number}
        </a>
      ) : (
        <span className={`${look} text-ink-3`}>{number}</span>
      )}
    </td>
  );
}

/** Calendar of the next weeks for wide screens. Days with events link to their place in the list. */
function WeeksAhead({ city, events, now }: BrowseProps) {
  const weeks = weeksAhead(events, now, city.timeZone);
  const [first, last] = [weeks[0]?.[0]?.day ?? '', weeks.at(-1)?.at(-1)?.day ?? ''];
  return (
    <table className="hidden w-80 table-fixed border-collapse text-excerpt tabular-nums lg:table print:hidden">
      <caption className="mb-2 text-left text-small text-ink-3">{daysWords(first, last, city)}</caption>
      <thead>
        <tr>
          {weekdays(city).map((name) => (
            <th key={name} scope="col" className="pb-1 text-small font-semibold text-ink-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((each) => (
              <DayCell key={each.day} city={city} {...each} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Links that filter the list, each with its count, and on wide screens a calendar. */
export function BrowseEvents(props: BrowseProps) {
  return (
    <div className="mb-3 lg:mb-8 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-8 print:hidden">
      <Choices {...props} />
      <WeeksAhead {...props} />
    </div>
  );
}
