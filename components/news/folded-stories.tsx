import type { ReactNode } from 'react';
import { Beside } from '@/components/ui/beside';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionHeading } from '@/components/ui/headings/section-heading';
import { SeeAll } from '@/components/ui/see-all';
import { townsDiffer } from '@/lib/front/layout/town-label';
import type { Story } from '@/lib/pictures/choose/pick-pictures';
import type { FeedKey } from '@/lib/sections';
import { type FeedDisplay, type FeedFormat, type FeedLayoutProps, foldedCount } from './feed-display';
import { FeedFeatured } from './feed-featured';
import { FeedGrid } from './feed-grid';
import { FeedLargeAndFour } from './feed-large-and-four';
import { FeedList } from './feed-list';
import { FeedPairAndThree } from './feed-pair-and-three';

type Layout = (props: FeedLayoutProps) => ReactNode;

/** How each format draws its first stories, and those that See All adds. */
const layouts: Record<FeedFormat, { First: Layout; Rest?: Layout }> = {
  grid: { First: FeedGrid, Rest: FeedGrid },
  list: { First: FeedList, Rest: FeedList },
  featured: { First: FeedFeatured },
  'large-and-four': { First: FeedLargeAndFour, Rest: FeedGrid },
  'pair-and-three': { First: FeedPairAndThree, Rest: FeedGrid },
};

type FoldedStoriesProps = {
  feedKey: FeedKey;
  title: string;
  headed: boolean;
  look: { format: FeedFormat; display: FeedDisplay; beside: ReactNode };
  stories: readonly Story[];
  age: ReactNode;
};

export function FoldedStories({ feedKey, title, headed, look, stories, age }: FoldedStoriesProps) {
  const { format, beside } = look;
  const display = { ...look.display, showTown: townsDiffer(stories.map(({ item }) => item)) };
  const { First, Rest } = layouts[format];
  const first = (
    <Beside column={beside}>
      <First stories={stories.slice(0, foldedCount)} display={display} />
    </Beside>
  );
  const rest = stories.slice(foldedCount);
  if (!Rest || rest.length === 0) {
    return (
      <>
        {!headed && <HeadingLine id={feedKey} title={title} />}
        {age}
        {first}
      </>
    );
  }
  return (
    <SeeAll
      id={feedKey}
      title={title}
      counts={[foldedCount, stories.length]}
      heading={!headed && <SectionHeading id={feedKey}>{title}</SectionHeading>}
      rest={<Rest stories={rest} display={display} />}
    >
      {age}
      {first}
    </SeeAll>
  );
}
