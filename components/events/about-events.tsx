import { ButtonLink } from '@/components/ui/button-link';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { thisCity } from '@/lib/city/this-city';
import { hasCalendar, isSampleEdition } from '@/lib/news/sources/sections-here';

/** Requirements section 2. */
export function AboutEvents() {
  const { name } = thisCity();
  return (
    <SectionFrame id="about-events">
      <HeadingLine id="about-events" title="About Our Events" />
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
