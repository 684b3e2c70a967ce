import { SourceLink } from '@/components/links/source-link';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { thisCity } from '@/lib/city/this-city';
import { readOn } from '@/lib/pages/embeds';

/** Requirements section 2. */
export function LearnCards() {
  const city = thisCity();
  if (city.learn.length === 0) return null;
  return (
    <SectionFrame id="learn">
      <HeadingLine id="learn" title={`Learn About ${city.name}`} />
      <ul className="columns-of-three">
        {city.learn.map(({ year, title, text, href }) => (
          <li key={href}>
            <p className="font-serif text-figure text-accent">{year}</p>
            <h3 className="mt-1 font-serif text-card">{title}</h3>
            <p className="mt-1.5 text-excerpt text-ink-2">{text}</p>
            <p className="mt-3">
              <SourceLink name={readOn(href)} href={href} />
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
