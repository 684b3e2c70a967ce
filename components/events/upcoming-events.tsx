import { BrowseEvents } from '@/components/events/browse-events';
import { EventStatus, SampleNote } from '@/components/events/event-page';
import { HeadlineAge, HeadlineEmpty, HeadlineError } from '@/components/news/headline-section';
import { ActionLink, TextLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import { languageAttributes } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import { type EventFilter, filtered, isMeeting } from '@/lib/events/event-filters';
import type { EventNews } from '@/lib/events/event-store';
import { messages } from '@/lib/messages/messages';
import { addressLine, dayWords, timeWords, weekdayName } from '@/lib/news/calendar/event-words';
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

function EventRow({ city, event }: { city: City; event: LocalEvent }) {
  const m = messages(city).events;
  const time = timeWords(event.when, city);
  const where = [event.place, event.address && addressLine(event.address)].filter(Boolean).join(', ');
  return (
    <li className="relative border-hairline py-3 not-first:border-t md:first:pt-0 md:last:pb-0 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-8 print:break-inside-avoid">
      <p className="text-excerpt text-ink-2 tabular-nums first-letter:uppercase">
        <time dateTime={isoRange(event.when, city.timeZone).start}>{time || m.noTime}</time>
      </p>
      <div className="max-lg:mt-1">
        <EventStatus city={city} status={event.status} />
        {isMeeting(event) && <p className="text-kicker text-ink-3 uppercase">{m.meeting}</p>}
        <h4 {...languageAttributes(event.language)} className="font-serif text-card">
          <a href={eventPath(event)} className="headline-link">
            {event.title}
          </a>
        </h4>
        {where && <p className="mt-1 text-excerpt text-ink-2">{where}</p>}
        {event.source.name !== event.place && (
          <p className="mt-0.5 text-small text-ink-3">{event.source.name}</p>
        )}
        {event.agenda && (
          <p className="mt-1">
            <TextLink href={event.agenda} className="touch-link text-small font-semibold text-accent">
              {m.agenda}
            </TextLink>
          </p>
        )}
      </div>
    </li>
  );
}

export function EventDays({ city, events, now }: { city: City; events: readonly LocalEvent[]; now: Date }) {
  return (
    <ol className="border-t border-hairline">
      {byDay(events, now, city.timeZone).map(({ day, events: ofDay }) => (
        <li
          key={day}
          id={`day-${day}`}
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
              <EventRow key={event.id} city={city} event={event} />
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
  most?: number;
  /** The current filter, on the page that offers filters. Undefined elsewhere. */
  browse?: { filter: EventFilter | undefined };
};

function Count({ city, all, shown }: { city: City; all: number; shown: number }) {
  const { count, allCount } = messages(city).events;
  if (shown >= all) return <p className="text-excerpt text-ink-3">{count(all)}</p>;
  return <ActionLink href="/events">{allCount(all)}</ActionLink>;
}

function Calendar({ city, news, now, most, browse }: UpcomingEventsProps) {
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
        <EventDays city={city} events={events.slice(0, most)} now={from} />
      ) : (
        <p className="text-block-excerpt text-ink-2">
          {browse?.filter && m.noneUnder(m.filters[browse.filter.query])}
        </p>
      )}
      <CalendarButtons city={city} />
    </>
  );
}

/** Events by day, or a message if there are none or the calendars failed (requirements sections 2 and 4). */
export function UpcomingEvents({ city, news, now, most = MAX_EVENTS, browse }: UpcomingEventsProps) {
  return (
    <SectionFrame
      id="upcoming"
      title={messages(city).events.upcoming}
      aside={
        news.state === 'events' && !browse && <Count city={city} all={news.events.length} shown={most} />
      }
    >
      <Calendar city={city} news={news} now={now} most={most} browse={browse} />
    </SectionFrame>
  );
}
