import type { ReactNode } from 'react';
import { Beside } from '@/components/ui/beside';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { sectionNews } from '@/lib/news/section-news';
import { hasSection } from '@/lib/news/sources/sections-here';
import type { Story } from '@/lib/pictures/choose/pick-pictures';
import type { FeedKey } from '@/lib/sections';
import { type FeedDisplay, type FeedFormat, standardDisplay } from './feed-display';
import { FeedAge, FeedEmpty, FeedError } from './feed-state';
import { FoldedStories } from './folded-stories';
import { sectionStories } from './section-stories';

type FeedParts = {
  /** See All then stands under the items. */
  headingLink?: ReactNode;
  beside?: ReactNode;
};

type FeedSectionProps = {
  feedKey: FeedKey;
  title: string;
  format?: FeedFormat;
  display?: Partial<FeedDisplay>;
  parts?: FeedParts;
  /** Chosen by the page; by default the section's newest. */
  stories?: readonly Story[];
};

/**
 * Loads a section's headlines and draws them, or says why there are none. Of a section that the city lacks only stories
 * that the page has chosen.
 */
export async function FeedSection({ feedKey, title, display, parts = {}, ...look }: FeedSectionProps) {
  if (!hasSection(feedKey) && !look.stories?.length) return null;
  const { headingLink, beside } = parts;
  const news = await sectionNews(feedKey);
  const stories = look.stories ?? (news.state === 'items' ? sectionStories(feedKey, news.items) : []);
  if (stories.length === 0) {
    return (
      <SectionFrame id={feedKey}>
        <HeadingLine id={feedKey} title={title}>
          {headingLink}
        </HeadingLine>
        <Beside column={beside}>
          <div className="border-t border-hairline pt-6">
            {news.state === 'error' ? <FeedError message={news.message} /> : <FeedEmpty />}
          </div>
        </Beside>
      </SectionFrame>
    );
  }
  return (
    <SectionFrame id={feedKey}>
      {headingLink && (
        <HeadingLine id={feedKey} title={title}>
          {headingLink}
        </HeadingLine>
      )}
      <FoldedStories
        feedKey={feedKey}
        title={title}
        headed={headingLink !== undefined}
        look={{ format: look.format ?? 'grid', display: { ...standardDisplay, ...display }, beside }}
        stories={stories}
        age={news.state === 'items' && news.stale && <FeedAge ms={Date.now() - news.updatedAt.getTime()} />}
      />
    </SectionFrame>
  );
}
