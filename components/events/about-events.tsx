import { ActionLink, ButtonLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { hasCalendar, isSampleEdition } from '@/lib/news/sources/sections-here';

export function AboutEvents({ city }: { city: City }) {
  const { name } = city;
  const m = messages(city).events;
  return (
    <SectionFrame id="about-events" title={m.about}>
      <div className="max-w-[41rem] space-y-3 text-block-excerpt text-ink-2">
        {hasCalendar(city) && (
          <p>
            {isSampleEdition(city) ? m.aboutSample(name) : m.aboutList(name)} {m.aboutTimes}
          </p>
        )}
        <p>{m.toAdd}</p>
      </div>
      <p className="mt-6">
        <ButtonLink href="/contact">{m.submit}</ButtonLink>
      </p>
    </SectionFrame>
  );
}

/** Links to other sites' calendars (requirements section 2). */
export function OtherCalendars({ city }: { city: City }) {
  const { elsewhere } = city.events;
  if (elsewhere.length === 0) return null;
  return (
    <SectionFrame id="other-calendars" title={messages(city).events.moreCalendars}>
      <ul className="columns-of-three">
        {elsewhere.map(({ name, text, href }) => (
          <li key={href}>
            <h3 className="font-serif text-card">{name}</h3>
            <p className="mt-1.5 text-excerpt text-ink-2">{text}</p>
            <p className="mt-3">
              <ActionLink href={href}>{new URL(href).hostname.replace(/^www\./, '')}</ActionLink>
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
