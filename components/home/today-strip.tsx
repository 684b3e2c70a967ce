import type { ReactNode } from 'react';
import { clockTime } from '@/lib/base/dates/format-date';
import { languageAttributes } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import type { Today } from '@/lib/front/day/today';
import { messages } from '@/lib/messages/messages';
import type { LocalEvent } from '@/lib/news/event';
import { eventPath } from '@/lib/outbound/addresses';

/** Class for the less important parts, which are hidden on phones. */
const hiddenOnPhones = 'max-md:hidden';

type PartProps = { href: string; className?: string | false; lang?: string; children: ReactNode };

function Part({ href, className, lang, children }: PartProps) {
  return (
    <li className={className || undefined}>
      <a href={href} lang={lang} className="quiet-link touch-link">
        {children}
      </a>
    </li>
  );
}

function hourOf({ when }: LocalEvent, city: City): string {
  return when.kind === 'hours' ? `${clockTime(when.start, city)} ` : '';
}

function Strip({ city, children }: { city: City; children: ReactNode }) {
  return (
    <aside aria-label={messages(city).front.today} className="sheet">
      <ul className="today">{children}</ul>
    </aside>
  );
}

type TodayProps = { city: City; today: Today };

/** Weather warnings and poor air quality, above the lead story; empty on most days. */
export function TodayWarnings({ city, today }: TodayProps) {
  const { badAir } = today;
  const unknown = today.areAlertsOld && messages(city).weather.alertsUnknownShort;
  const advisory = [today.advisory, unknown].filter(Boolean).join(' · ');
  if (!advisory && !badAir) return null;
  return (
    <Strip city={city}>
      {advisory && <Part href="/weather#alerts-heading">{advisory}</Part>}
      {badAir && (
        <Part href="/weather" className={advisory && hiddenOnPhones}>
          {messages(city).weather.air} <span className={hiddenOnPhones}>{badAir.long}</span>
          <span className="md:hidden">{badAir.short}</span>
        </Part>
      )}
    </Strip>
  );
}

/** Today's events, below the lead story. */
export function TodayEvents({ city, today: { events } }: TodayProps) {
  if (events.length === 0) return null;
  return (
    <Strip city={city}>
      <li aria-hidden="true" className="font-semibold text-ink">
        {messages(city).front.today}
      </li>
      {events.map((event, at) => (
        <Part
          key={event.id}
          href={eventPath(event)}
          className={at > 0 && hiddenOnPhones}
          {...languageAttributes(event.language)}
        >
          {hourOf(event, city)}
          {event.title}
        </Part>
      ))}
    </Strip>
  );
}
