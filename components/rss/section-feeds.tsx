import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { sectionFeedPath } from '@/lib/outbound/feeds/feed-list';
import { sections } from '@/lib/sections';

/** A feed for each section, and all of them in one file. */
export function SectionFeeds() {
  return (
    <SectionFrame id="section-feeds">
      <HeadingLine id="section-feeds" title="Section Feeds">
        <a href="/opml.xml" download="feeds.opml" className="text-action">
          Download all (OPML)
        </a>
      </HeadingLine>
      <p className="-mt-2 mb-5 max-w-[41rem] text-excerpt text-ink-2">
        Headlines by section, each with the name of its source and a link to the story. To add all feeds to a
        reader at once, import the OPML file.
      </p>
      <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-flow-col lg:grid-cols-4 lg:grid-rows-4">
        {sections.map((section) => (
          <li key={section.feedKey} className="border-t border-hairline">
            <a
              href={sectionFeedPath(section)}
              className="quiet-link flex min-h-11 items-center justify-between gap-4 py-2 font-serif text-card"
            >
              {section.name}
              <span className="font-sans text-small font-semibold text-accent">RSS</span>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
