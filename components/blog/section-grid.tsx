import { SiteLink } from '@/components/islands/site-link';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { sections } from '@/lib/sections';
import { SectionIcon } from './section-icons';

/** All Sections: the sixteen, each with its sign, by their short paths (spec section 2). */
export function SectionGrid() {
  return (
    <SectionFrame id="sections">
      <HeadingLine id="sections" title="All Sections" />
      <ul className="section-grid">
        {sections.map(({ name, shortPath, feedKey }) => (
          <li key={feedKey}>
            <SiteLink href={shortPath} className="quiet-link section-grid-link">
              <SectionIcon feedKey={feedKey} />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
