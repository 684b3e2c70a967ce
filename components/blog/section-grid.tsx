import { SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { permanentTarget } from '@/lib/messages/section-paths';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import type { FeedKey, Section } from '@/lib/sections';

const lines: Record<FeedKey, string> = {
  'local-news':
    'M10 17.5s-5.5-5-5.5-9a5.5 5.5 0 0111 0c0 4-5.5 9-5.5 9zM10 10.2a1.8 1.8 0 100-3.6 1.8 1.8 0 000 3.6z',
  'national-news': 'M4.5 17.5v-15M4.5 3.5c4-2 6.5 2 11 0v7.5c-4.5 2-7-2-11 0',
  'world-news':
    'M10 17.5a7.5 7.5 0 100-15 7.5 7.5 0 000 15zM2.5 10h15M10 2.5c-5 4.5-5 10.5 0 15M10 2.5c5 4.5 5 10.5 0 15',
  politics: 'M2.5 17h15M3 7.5l7-4.5 7 4.5zM5 8v8M10 8v8M15 8v8',
  business: 'M2.5 6.5h15v10h-15zM7 6.5v-3h6v3M2.5 11h15M10 10v2',
  technology:
    'M5.5 5.5h9v9h-9zM8 5.5v-3M12 5.5v-3M8 17.5v-3M12 17.5v-3M5.5 8h-3M5.5 12h-3M17.5 8h-3M17.5 12h-3',
  automotive: 'M2.5 11.5l2-5.5h11l2 5.5v4h-15zM2.5 11.5h15M4 15.5v2M16 15.5v2M5.5 13.5h1.5M13 13.5h1.5',
  'real-estate': 'M2.5 9.5L10 3l7.5 6.5M4.5 8v9h11V8M8 17v-5h4v5',
  health: 'M10 17S2.5 12.5 2.5 7.3C2.5 3 8.5 2 10 6c1.5-4 7.5-3 7.5 1.3C17.5 12.5 10 17 10 17z',
  sports:
    'M10 17.5a7.5 7.5 0 100-15 7.5 7.5 0 000 15zM4.8 4.7c3.4 3 3.4 7.6 0 10.6M15.2 4.7c-3.4 3-3.4 7.6 0 10.6',
  arts: 'M10 2.5c-4.5 0-7.5 3.3-7.5 7.5s3 7.5 7 7.5c2 0 2-1.5 1.3-2.5-.8-1.3 0-2.5 1.5-2.5H14c2 0 3.5-1.3 3.5-3.5 0-3.7-3.3-6.5-7.5-6.5zM6.5 9h.1M9 6h.1M12.5 6.2h.1',
  food: 'M6 2.5v15M3.5 2.5V6c0 3.3 5 3.3 5 0V2.5M14 17.5v-15c-3 2-3 6.5-1.5 8.5H14',
  lifestyle:
    'M10 6.5V5.6c1.7-.4 1.5-3.1-.2-3.1-1 0-1.6.7-1.6 1.5M10 6.5l7.5 6.5c.6 1-.1 2-1.2 2H3.7c-1.1 0-1.8-1-1.2-2z',
  opinion: 'M2.5 3.5h15v10h-8l-4 3.5v-3.5h-3zM6 7h8M6 10h5',
  archives: 'M2.5 3.5h15v4h-15zM4 7.5v9h12v-9M8 11h4',
  events: 'M3 4.5h14v12.5H3zM3 8.5h14M6.5 2.5v3.5M13.5 2.5v3.5M7 12.5h1M12 12.5h1',
};

function SectionIcon({ feedKey }: { feedKey: FeedKey }) {
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
      <path d={lines[feedKey]} />
    </svg>
  );
}

/** Short path of a section (requirements section 2), or the full one if the short one only redirects. */
function gridPath(section: Section, city: City): string {
  return permanentTarget(section.shortPath, city) ?? section.shortPath;
}

/** Links to all sections; null for a city with fewer than two. */
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
              <SectionIcon feedKey={section.feedKey} />
              {messages(city).sections[section.feedKey]}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
