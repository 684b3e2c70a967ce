import { SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import type { FeedKey } from '@/lib/sections';

type PageLinksProps = { id: string; title: string; links: readonly { name: string; path: string }[] };

export function PageLinks({ id, title, links }: PageLinksProps) {
  return (
    <SectionFrame id={id} title={title}>
      <ul className="-mt-2 flex flex-wrap gap-x-7 font-serif text-card">
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path} className="quiet-link inline-block py-2.5 pointer-coarse:py-3">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** Links to the city's sections, without `except`; null if there are too few to choose from. */
export function SectionLinks({ city, title, except }: { city: City; title: string; except?: FeedKey }) {
  const sections = sectionsHere(city).filter(({ feedKey }) => feedKey !== except);
  if (sections.length < (except ? 1 : 2)) return null;
  const links = sections.map((section) => ({
    name: messages(city).sections[section.feedKey],
    path: sectionPath(section, city),
  }));
  return <PageLinks id="sections" title={title} links={links} />;
}
