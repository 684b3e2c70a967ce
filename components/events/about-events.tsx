import { ButtonLink } from '@/components/ui/button-link';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { thisCity } from '@/lib/city/this-city';

/** Where the calendar comes from, and how to get into it (spec section 2). */
export function AboutEvents() {
  const { name } = thisCity();
  return (
    <SectionFrame id="about-events">
      <HeadingLine id="about-events" title="About Our Events" />
      <div className="max-w-[41rem] space-y-3 text-block-excerpt text-ink-2">
        <p>
          This page gathers what is on in {name} from public calendars and puts it in order, day by day. Times
          are local. Each event names who announced it and links there; a change of plan is marked here as
          soon as the calendar says so, but the organizer has the last word.
        </p>
        <p>
          Is yours missing? Tell us the name, the day, the hours and the place, and where people can read
          more.
        </p>
      </div>
      <p className="mt-6">
        <ButtonLink href="/contact">Submit Your Event</ButtonLink>
      </p>
    </SectionFrame>
  );
}
