import { ActionLink, ButtonLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import { thisCity } from '@/lib/city/this-city';
import { hasCalendar, isSampleEdition } from '@/lib/news/sources/sections-here';

/** Requirements section 2. */
export function AboutEvents() {
  const { name } = thisCity();
  return (
    <SectionFrame id="about-events" title="About Our Events">
      <div className="max-w-[41rem] space-y-3 text-block-excerpt text-ink-2">
        {hasCalendar() && (
          <p>
            {isSampleEdition()
              ? `The events above are samples, with dates calculated from regular schedules. The daily edition lists public events in and near ${name}. `
              : `We list public events in and near ${name}. `}
            All times are local. Each listing names its source and links to it. We mark an event as canceled
            or postponed when its calendar says so in the title, but check with the organizer before you go.
          </p>
        )}
        <p>
          To add an event, send us the name, date, start and end times, address, cost and a link to more
          information.
        </p>
      </div>
      <p className="mt-6">
        <ButtonLink href="/contact">Submit Your Event</ButtonLink>
      </p>
    </SectionFrame>
  );
}

/** Cards that lead to other calendars (requirements section 2). */
export function OtherCalendars() {
  const { elsewhere } = thisCity().events;
  if (elsewhere.length === 0) return null;
  return (
    <SectionFrame id="other-calendars" title="More Calendars">
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
