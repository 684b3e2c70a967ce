import type { ReactNode } from 'react';
import { clockTime } from '@/lib/base/dates/format-date';
import { languageAttributes } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import type { Today } from '@/lib/front/today';
import { messages } from '@/lib/messages/messages';
import type { LocalEvent } from '@/lib/news/event';
import { isSampleEdition } from '@/lib/news/sources/sections-here';
import { eventPath } from '@/lib/outbound/addresses';

/** Hidden on phones. */
const others = 'max-md:hidden';

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

/** Event title without its sample mark if the weather before it already has one. */
function titleOf({ title }: LocalEvent, hasAir: boolean, city: City): string {
  return hasAir && isSampleEdition(city) ? title.replace(`${messages(city).events.sampleMark} `, '') : title;
}

function hourOf({ when }: LocalEvent, city: City): string {
  return when.kind === 'hours' ? `${clockTime(when.start, city)} ` : '';
}

/** "72°, sunny; high 78°, 58° tonight". Phones show the current weather and one other part, rain first. */
function Air({ city, air: { here, high, rain, tonight } }: Pick<Today, 'air'> & { city: City }) {
  const mark = isSampleEdition(city) ? `${messages(city).events.sampleMark} ` : '';
  const ahead = [high, rain, tonight].filter((part) => part !== undefined);
  const at = ahead.indexOf(rain ?? tonight ?? high ?? '');
  return (
    <>
      {[mark, here, here && ahead.length > 0 && '; '].filter(Boolean).join('')}
      {at > 0 && <span className={others}>{`${ahead.slice(0, at).join(', ')}, `}</span>}
      {ahead[at]}
      {at + 1 < ahead.length && <span className={others}>{`, ${ahead.slice(at + 1).join(', ')}`}</span>}
    </>
  );
}

/** Line below the header: weather, events and sun times of today. Phones omit the sun. */
export function TodayStrip({ city, today }: { city: City; today: Today }) {
  const { air, sun, badAir, events } = today;
  const unknown = today.areAlertsOld && messages(city).weather.alertsUnknownShort;
  const advisory = [today.advisory, unknown].filter(Boolean).join(' · ');
  const hasAir = Object.keys(air).length > 0;
  if (!hasAir && !advisory && !badAir && !sun && events.length === 0) return null;
  return (
    <aside aria-label={messages(city).front.today} className="sheet">
      <ul className="today">
        {hasAir && (
          <Part href="/weather">
            <Air city={city} air={air} />
          </Part>
        )}
        {advisory && <Part href="/weather#alerts-heading">{advisory}</Part>}
        {badAir && (
          <Part href="/weather" className={advisory && others}>
            {messages(city).weather.air} <span className={others}>{badAir.long}</span>
            <span className="md:hidden">{badAir.short}</span>
          </Part>
        )}
        {events.map((event, at) => (
          <Part
            key={event.id}
            href={eventPath(event)}
            className={at > 0 && others}
            {...languageAttributes(event.language)}
          >
            {hourOf(event, city)}
            {titleOf(event, hasAir, city)}
          </Part>
        ))}
        {sun && (
          <Part
            href="/weather"
            className={badAir ? 'max-lg:hidden' : advisory || events.length > 0 ? others : undefined}
          >
            {sun}
          </Part>
        )}
      </ul>
    </aside>
  );
}
