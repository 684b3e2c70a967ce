import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { permanentTarget, type Section } from '@/lib/sections';
import { SectionIcon } from './section-icons';

/** A section's short path (requirements section 2) where it is a page, else the section's own. */
function gridPath(section: Section): string {
  return permanentTarget(section.shortPath) ?? section.shortPath;
}

/** Nothing for a city with one section. */
export function SectionGrid() {
  const sections = sectionsHere();
  if (sections.length < 2) return null;
  return (
    <SectionFrame id="sections">
      <HeadingLine id="sections" title="All Sections" />
      <ul className="grid grid-cols-1 gap-x-8 *:border-t *:border-hairline min-[30rem]:grid-cols-2 lg:grid-cols-4">
        {sections.map((section) => (
          <li key={section.feedKey}>
            <a
              href={gridPath(section)}
              className="quiet-link flex min-h-12 items-center gap-3 py-2 text-[1rem]/[1.375rem] font-semibold"
            >
              <SectionIcon feedKey={section.feedKey} />
              {section.name}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
