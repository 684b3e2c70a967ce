import { SectionFrame } from '@/components/ui/section-frame';
import { messages } from '@/lib/messages/messages';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { type FeedKey, sectionPath } from '@/lib/sections';

/** Nothing where there is no other section, or but one. */
export function SectionLinks({ title, except }: { title: string; except?: FeedKey }) {
  const sections = sectionsHere().filter(({ feedKey }) => feedKey !== except);
  if (sections.length < (except ? 1 : 2)) return null;
  return (
    <SectionFrame id="sections" title={title}>
      <ul className="-mt-2 flex flex-wrap gap-x-7 font-serif text-card">
        {sections.map((section) => (
          <li key={section.feedKey}>
            <a href={sectionPath(section)} className="quiet-link inline-block py-2.5 pointer-coarse:py-3">
              {messages().sections[section.feedKey]}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
