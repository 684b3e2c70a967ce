import { SiteLink } from '@/components/islands/site-link';
import { type FeedKey, sectionPath, sections } from '@/lib/sections';
import { HeadingLine } from './headings/heading-line';
import { SectionFrame } from './headings/section-frame';

type SectionLinksProps = { title: string; except?: FeedKey };

export function SectionLinks({ title, except }: SectionLinksProps) {
  return (
    <SectionFrame id="sections">
      <HeadingLine id="sections" title={title} />
      <ul className="-mt-2 flex flex-wrap gap-x-7 font-serif text-card">
        {sections
          .filter((section) => section.feedKey !== except)
          .map((section) => (
            <li key={section.feedKey}>
              <SiteLink
                href={sectionPath(section)}
                className="quiet-link inline-block py-2.5 pointer-coarse:py-3"
              >
                {section.name}
              </SiteLink>
            </li>
          ))}
      </ul>
    </SectionFrame>
  );
}
