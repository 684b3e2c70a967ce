import type { ReactNode } from 'react';
import { Beside } from '@/components/ui/beside';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { sectionNews } from '@/lib/news/section/section-news';
import { hasSection } from '@/lib/news/sources/sections-here';
import type { Story } from '@/lib/pictures/choose/pick-pictures';
import type { FeedKey } from '@/lib/sections';
import { FoldedStories } from './folded-stories';
import { type HeadlineDisplay, type HeadlineFormat, standardDisplay } from './headline-display';
import { HeadlineAge, HeadlineEmpty, HeadlineError } from './headline-state';
import { sectionStories } from './section-stories';

type SectionParts = {
  /** See All then stands under the items. */
  headingLink?: ReactNode;
  beside?: ReactNode;
};

type HeadlineSectionProps = {
  feedKey: FeedKey;
  title: string;
  format?: HeadlineFormat;
  display?: Partial<HeadlineDisplay>;
  parts?: SectionParts;
  /** Chosen by the page; by default the section's newest. */
  stories?: readonly Story[];
};

/**
 * Loads a section's headlines and draws them, or says why there are none. Of a section that the city lacks only stories
 * that the page has chosen.
 */
export async function HeadlineSection(props: HeadlineSectionProps) {
  const { feedKey, title, display, parts = {}, ...look } = props;
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
            {news.state === 'error' ? <HeadlineError message={news.message} /> : <HeadlineEmpty />}
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
        age={
          news.state === 'items' && news.stale && <HeadlineAge ms={Date.now() - news.updatedAt.getTime()} />
        }
      />
    </SectionFrame>
  );
}
