import type { ReactNode } from 'react';
import { SeeAll } from '@/components/islands/see-all';
import {
  foldedCount,
  HeadlineFeatured,
  type HeadlineFormat,
  HeadlineGrid,
  HeadlineLargeAndFour,
  type HeadlineLayoutProps,
  HeadlineList,
  HeadlinePairAndThree,
} from '@/components/news/headline-layouts';
import type { HeadlineDisplay } from '@/components/story/shapes';
import { Beside, HeadingLine, SectionHeading } from '@/components/ui/section-frame';
import { townsDiffer } from '@/lib/front/kicker';
import type { Story } from '@/lib/pictures/choose/pick-photos';
import type { FeedKey } from '@/lib/sections';

type Layout = (props: HeadlineLayoutProps) => ReactNode;

/** How each format draws its first stories, and those that See All adds. */
const layouts: Record<HeadlineFormat, { First: Layout; Rest?: Layout }> = {
  grid: { First: HeadlineGrid, Rest: HeadlineGrid },
  list: { First: HeadlineList, Rest: HeadlineList },
  featured: { First: HeadlineFeatured },
  'large-and-four': { First: HeadlineLargeAndFour, Rest: HeadlineGrid },
  'pair-and-three': { First: HeadlinePairAndThree, Rest: HeadlineGrid },
};

type FoldedStoriesProps = {
  feedKey: FeedKey;
  title: string;
  headed: boolean;
  look: { format: HeadlineFormat; display: HeadlineDisplay; beside: ReactNode };
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
