import type { ReactNode } from 'react';
import { HeadingLine } from '@/components/ui/heading-line';
import { SectionFrame } from '@/components/ui/section-frame';
import { sectionNews } from '@/lib/news/section-news';
import type { FeedKey } from '@/lib/sections';
import { type FeedDisplay, type FeedFormat, standardDisplay } from './feed-display';
import { FeedAge, FeedEmpty, FeedError } from './feed-state';
import { FoldedStories } from './folded-stories';
import { sectionStories } from './section-stories';

type FeedSectionProps = {
  feedKey: FeedKey;
  title: string;
  format?: FeedFormat;
  display?: Partial<FeedDisplay>;
  /** Stands in the heading's line; See All then stands under the items. */
  headingLink?: ReactNode;
  /** Keys of stories that the page has shown already. */
  shown?: readonly string[];
};

/** A section of the news: asks for its headlines and draws them, or says why there are none. */
export async function FeedSection({ feedKey, title, display, headingLink, ...look }: FeedSectionProps) {
  const news = await sectionNews(feedKey);
  if (news.state !== 'items') {
    return (
      <SectionFrame id={feedKey}>
        <HeadingLine id={feedKey} title={title}>
          {headingLink}
        </HeadingLine>
        <div className="border-t border-hairline pt-6">
          {news.state === 'error' ? <FeedError message={news.message} /> : <FeedEmpty />}
        </div>
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
        title={headingLink ? undefined : title}
        format={look.format ?? 'grid'}
        display={{ ...standardDisplay, ...display }}
        stories={sectionStories(feedKey, news.items, look.shown)}
        age={news.stale && <FeedAge ms={Date.now() - news.updatedAt.getTime()} />}
      />
    </SectionFrame>
  );
}
