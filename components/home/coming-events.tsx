import { DateLeaf } from '@/components/events/date-leaf';
import { ActionLink } from '@/components/ui/links';
import { MarkedTitle, SectionFrame } from '@/components/ui/section-frame';
import { languageAttributes } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import { upcomingEvents } from '@/lib/events/event-store';
import { comingEvents, isWeekendNear } from '@/lib/front/day/coming-events';
import { messages } from '@/lib/messages/messages';
import { plainTitle, timeWords } from '@/lib/news/calendar/event-words';
import { firstDay, type LocalEvent } from '@/lib/news/event';
import { eventPath } from '@/lib/outbound/addresses';

function ComingEvent({ city, event }: { city: City; event: LocalEvent }) {
  const { when, place, language } = event;
  return (
    <li className="story coming-event">
      <DateLeaf city={city} day={firstDay(when, city.timeZone)} />
      <div className="flex-[1_1_9rem] text-small">
        <p className="text-ink-3 first-letter:uppercase">
          {timeWords(when, city) || messages(city).events.noTime}
        </p>
        <h3 {...languageAttributes(language)} className="headline my-1 font-serif text-card">
          <a href={eventPath(event)} className="story-link">
            {plainTitle(city, event)}
          </a>
        </h3>
        {place && <p className="text-ink-2">{place}</p>}
      </div>
    </li>
  );
}

/** Four upcoming events; null if there are none. */
export async function ComingEvents({ city, now }: { city: City; now: Date }) {
  const calendar = await upcomingEvents(city, now);
  const events = calendar.state === 'events' ? comingEvents(city, calendar.events, now) : [];
  if (events.length === 0) return null;
  const m = messages(city);
  const title = m.front.coming[isWeekendNear(now, city.timeZone) ? 'weekend' : 'week'];
  return (
    <SectionFrame
      id="coming"
      title={<MarkedTitle city={city} title={title} />}
      aside={<ActionLink href="/events">{m.towns.allEvents}</ActionLink>}
    >
      <ul className="coming">
        {events.map((event) => (
          <ComingEvent key={event.id} city={city} event={event} />
        ))}
      </ul>
    </SectionFrame>
  );
}
