import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { OutLink } from '@/components/ui/out-link';
import { thisCity } from '@/lib/city/this-city';

/** Cards that lead to other calendars (requirements section 2). */
export function OtherCalendars() {
  const { elsewhere } = thisCity().events;
  if (elsewhere.length === 0) return null;
  return (
    <SectionFrame id="other-calendars">
      <HeadingLine id="other-calendars" title="More Calendars" />
      <ul className="columns-of-three">
        {elsewhere.map(({ name, text, href }) => (
          <li key={href}>
            <h3 className="font-serif text-card">{name}</h3>
            <p className="mt-1.5 text-excerpt text-ink-2">{text}</p>
            <p className="mt-3">
              <OutLink href={href} className="text-action">
                {new URL(href).hostname.replace(/^www\./, '')}
              </OutLink>
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
