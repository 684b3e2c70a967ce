import { SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { permanentTarget } from '@/lib/messages/section-paths';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import type { Section } from '@/lib/sections';

function SectionIcon({ icon }: Pick<Section, 'icon'>) {
  return (
    <svg
      className="shrink-0 text-accent"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={icon} />
    </svg>
  );
}

/** Returns a section's short path (requirements section 2), or its full path if the short one redirects. */
function gridPath(section: Section, city: City): string {
  return permanentTarget(section.shortPath, city) ?? section.shortPath;
}

/** Links to all sections; null if the city has fewer than two. */
export function SectionGrid({ city }: { city: City }) {
  const sections = sectionsHere(city);
  if (sections.length < 2) return null;
  return (
    <SectionFrame id="sections" title={messages(city).layout.allSections}>
      <ul className="grid grid-cols-1 gap-x-8 *:border-t *:border-hairline min-[30rem]:grid-cols-2 lg:grid-cols-4">
        {sections.map((section) => (
          <li key={section.feedKey}>
            <a
              href={gridPath(section, city)}
              className="quiet-link flex min-h-12 items-center gap-3 py-2 text-[1rem]/[1.375rem] font-semibold"
            >
              <SectionIcon icon={section.icon} />
              {messages(city).sections[section.feedKey]}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
