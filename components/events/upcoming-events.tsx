import { BrowseEvents } from '@/components/events/browse-events';
import { DateLeaf } from '@/components/events/date-leaf';
import { EventDetails, kindAndTime } from '@/components/events/event-details';
import { EventGlyph } from '@/components/events/event-glyph';
import { EventStatus, SampleNote } from '@/components/events/event-page';
import { NextUp } from '@/components/events/next-up';
import { HeadlineAge, HeadlineEmpty, HeadlineError } from '@/components/news/headline-state';
import { ActionLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import { languageAttributes } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import { type EventFilter, eventKind, filtered } from '@/lib/events/event-filters';
import type { EventNews } from '@/lib/events/event-store';
import { numberTowns } from '@/lib/events/event-towns';
import { messages } from '@/lib/messages/messages';
import { plainTitle, weekdayWords } from '@/lib/news/calendar/event-words';
import { byDay, MAX_EVENTS } from '@/lib/news/calendar/upcoming';
import { isoRange, type LocalEvent } from '@/lib/news/event';
import { absoluteUrl, eventPath } from '@/lib/outbound/addresses';

function CalendarButtons({ city }: { city: City }) {
  const m = messages(city).events;
  return (
    <p className="mt-8 flex flex-col gap-3 border-t border-hairline pt-6 md:flex-row">
      <a
        href={absoluteUrl(city, '/events.ics').replace(/^https?:/, 'webcal:')}
        className="button button-main"
      >
        {m.subscribe}
      </a>
      <a href="/events.ics" className="button button-quiet" download="events.ics">
        {m.download}
      </a>
    </p>
  );
}

type EventRowProps = { city: City; event: LocalEvent; towns?: ReadonlyMap<string, number> | undefined };

function EventRow({ city, event, towns }: EventRowProps) {
  return (
    <li className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 print:break-inside-avoid">
      <EventGlyph kind={eventKind(event)} />
      <div>
        <p className="text-small text-ink-3 tabular-nums first-letter:uppercase">
          <time dateTime={isoRange(event.when, city.timeZone).start}>{kindAndTime(city, event)}</time>
        </p>
        <EventStatus city={city} status={event.status} />
        <h4 {...languageAttributes(event.language)} className="font-serif text-card">
          <a href={eventPath(event)} className="headline-link">
            {plainTitle(city, event)}
          </a>
        </h4>
        <div className="mt-0.5 text-small">
          <EventDetails city={city} event={event} towns={towns} />
        </div>
      </div>
    </li>
  );
}

type EventDaysProps = Pick<EventRowProps, 'city' | 'towns'> & {
  events: readonly LocalEvent[];
  now: Date;
  /** Day of the event in Next Up. It has no id in the list, because links to it lead to Next Up. */
  nextDay?: string;
};

export function EventDays({ city, events, towns, now, nextDay }: EventDaysProps) {
  return (
    <ol className="border-t border-hairline">
      {byDay(events, now, city.timeZone).map(({ day, events: ofDay }) => (
        <li
          key={day}
          id={day === nextDay ? undefined : `day-${day}`}
          className="flex flex-wrap gap-4 border-hairline py-5 not-first:border-t md:gap-x-8"
        >
          <h3>
            <span className="sr-only">{weekdayWords(day, city)}</span>
            <span aria-hidden="true">
              <DateLeaf city={city} day={day} className="max-md:w-16" />
            </span>
          </h3>
          <ul className="grid min-w-0 flex-[1_1_11rem] gap-x-8 gap-y-4.5 md:grid-cols-2 lg:grid-cols-3">
            {ofDay.map((event) => (
              <EventRow key={event.id} city={city} event={event} towns={towns} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type UpcomingEventsProps = {
  city: City;
  news: EventNews;
  now: Date;
  maxEvents?: number;
  /** The current filter. Set only on pages that show filters. */
  browse?: { filter: EventFilter | undefined };
};

function Count({ city, all, shown }: { city: City; all: number; shown: number }) {
  const { count, allCount } = messages(city).events;
  if (shown >= all) return <p className="text-excerpt text-ink-3">{count(all)}</p>;
  return <ActionLink href="/events">{allCount(all)}</ActionLink>;
}

type EventListProps = Omit<EventDaysProps, 'towns'> & { isWhole: boolean };

/** The full list starts with the next event and a map of the towns; a filtered list has only the events by day. */
function EventList({ isWhole, ...list }: EventListProps) {
  const { city, events, now } = list;
  const [first, ...others] = events;
  if (!isWhole || !first) return <EventDays {...list} />;
  const towns = numberTowns(city, events);
  const [firstDay] = byDay(events, now, city.timeZone);
  if (!firstDay) return null;
  return (
    <>
      <NextUp city={city} event={first} day={firstDay.day} towns={towns} />
      <EventDays {...list} events={others} towns={towns} nextDay={firstDay.day} />
    </>
  );
}

function Calendar({ city, news, now, maxEvents, browse }: UpcomingEventsProps) {
  if (news.state === 'error') return <HeadlineError city={city} message={news.message} />;
  if (news.state === 'empty') return <HeadlineEmpty city={city} of="events" />;
  const m = messages(city).events;
  const { events, from } = filtered(news.events, browse?.filter, now, city.timeZone);
  return (
    <>
      {news.stale && <HeadlineAge city={city} ms={now.getTime() - news.updatedAt.getTime()} />}
      {news.sample && <SampleNote city={city} />}
      {browse && <BrowseEvents city={city} events={news.events} filter={browse.filter} now={now} />}
      {events.length > 0 ? (
        <EventList
          city={city}
          events={events.slice(0, maxEvents)}
          now={from}
          isWhole={browse !== undefined && !browse.filter}
        />
      ) : (
        <p className="text-block-excerpt text-ink-2">
          {browse?.filter && m.noneUnder(m.filters[browse.filter.query])}
        </p>
      )}
      <CalendarButtons city={city} />
    </>
  );
}

/** Events by day, or a message if there are none or their calendars failed (requirements sections 2 and 4). */
export function UpcomingEvents({ city, news, now, maxEvents = MAX_EVENTS, browse }: UpcomingEventsProps) {
  return (
    <SectionFrame
      id="upcoming"
      title={messages(city).events.upcoming}
      aside={
        news.state === 'events' && !browse && <Count city={city} all={news.events.length} shown={maxEvents} />
      }
    >
      <Calendar city={city} news={news} now={now} maxEvents={maxEvents} browse={browse} />
    </SectionFrame>
  );
}
