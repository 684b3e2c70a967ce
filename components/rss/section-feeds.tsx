import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { sectionFeedPaths } from '@/lib/outbound/feeds/feed-list';
import { FeedForms } from './feed-forms';

export function SectionFeeds() {
  return (
    <SectionFrame id="section-feeds">
      <HeadingLine id="section-feeds" title="Section Feeds">
        <a href="/opml.xml" download="feeds.opml" className="text-action">
          Download all (OPML)
        </a>
      </HeadingLine>
      <p className="-mt-2 mb-5 max-w-[41rem] text-excerpt text-ink-2">
        Headlines by section, each with the name of its source and a link to the story. To add all of our
        feeds to a reader at once, import the OPML file.
      </p>
      <ul className="gap-x-8 md:columns-2 lg:columns-3">
        {sectionsHere().map((section) => (
          <li
            key={section.feedKey}
            className="flex min-h-11 break-inside-avoid flex-wrap items-center justify-between gap-x-4 border-t border-hairline"
          >
            <span className="font-serif text-card">{section.name}</span>
            <FeedForms of={section.name} paths={sectionFeedPaths(section)} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
