import type { ReactNode } from 'react';
import { SeeAll } from '@/components/islands/see-all';
import { HeadingLine } from '@/components/ui/heading-line';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Story } from '@/lib/front/pick-pictures';
import { type FeedKey, sectionByFeedKey, sectionPath } from '@/lib/sections';
import { type FeedDisplay, type FeedFormat, type FeedLayoutProps, foldedCount } from './feed-display';
import { FeedFeatured } from './feed-featured';
import { FeedGrid } from './feed-grid';
import { FeedLargeAndFour } from './feed-large-and-four';
import { FeedList } from './feed-list';
import { FeedPairAndThree } from './feed-pair-and-three';

type Layout = (props: FeedLayoutProps) => ReactNode;

/** How each format draws its first stories, and those that See All adds; a featured story stands alone. */
const layouts: Record<FeedFormat, { First: Layout; Rest?: Layout }> = {
  grid: { First: FeedGrid, Rest: FeedGrid },
  list: { First: FeedList, Rest: FeedList },
  featured: { First: FeedFeatured },
  'large-and-four': { First: FeedLargeAndFour, Rest: FeedGrid },
  'pair-and-three': { First: FeedPairAndThree, Rest: FeedGrid },
};

type FoldedStoriesProps = {
  feedKey: FeedKey;
  /** Absent where the heading stands outside, with a link of its own beside it. */
  title: string | undefined;
  format: FeedFormat;
  display: FeedDisplay;
  stories: readonly Story[];
  age: ReactNode;
};

/** The first stories of a section, and the rest of them behind See All. */
export function FoldedStories({ feedKey, title, format, display, stories, age }: FoldedStoriesProps) {
  const { First, Rest } = layouts[format];
  const first = <First stories={stories.slice(0, foldedCount)} display={display} />;
  const rest = stories.slice(foldedCount);
  if (!Rest || rest.length === 0) {
    return (
      <>
        {title && <HeadingLine id={feedKey} title={title} />}
        {age}
        {first}
      </>
    );
  }
  return (
    <SeeAll
      id={feedKey}
      href={sectionPath(sectionByFeedKey(feedKey))}
      counts={[foldedCount, stories.length]}
      heading={title && <SectionHeading id={feedKey}>{title}</SectionHeading>}
      rest={<Rest stories={rest} display={display} />}
    >
      {age}
      {first}
    </SeeAll>
  );
}
