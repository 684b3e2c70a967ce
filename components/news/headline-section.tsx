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
  openCount,
} from '@/components/news/headline-layouts';
import { HeadlineAge, HeadlineEmpty, HeadlineError } from '@/components/news/headline-state';
import { type HeadlineDisplay, standardDisplay } from '@/components/story/shapes';
import {
  Beside,
  HeadingLine,
  MarkedTitle,
  SectionFrame,
  SectionHeading,
} from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { townsDiffer } from '@/lib/front/kicker';
import { isAround } from '@/lib/front/order';
import { sectionHeadlines } from '@/lib/front/page-material';
import { sectionOrder } from '@/lib/front/section-order';
import { messages } from '@/lib/messages/messages';
import type { NewsItem } from '@/lib/news/news-item';
import { hasSection } from '@/lib/news/sources/sections-here';
import { type Story, withPhotos } from '@/lib/pictures/choose/pick-photos';
import type { FeedKey } from '@/lib/sections';

export function sectionStories(feedKey: FeedKey, items: readonly NewsItem[], city: City): Story[] {
  const ordered = sectionOrder(feedKey, items, Date.now(), city);
  return withPhotos(ordered).slice(0, openCount);
}

const layouts: Record<HeadlineFormat, (props: HeadlineLayoutProps) => ReactNode> = {
  grid: HeadlineGrid,
  list: HeadlineList,
  featured: HeadlineFeatured,
  'large-and-four': HeadlineLargeAndFour,
  'pair-and-three': HeadlinePairAndThree,
};

/**
 * Returns how many stories to show before See All: at most five from the area, or the first five stories if none is
 * from the area.
 */
function openAround(stories: readonly Story[]): number {
  return Math.min(foldedCount, stories.filter(isAround).length || foldedCount);
}

type FoldedStoriesProps = {
  city: City;
  feedKey: FeedKey;
  title: string;
  headed: boolean;
  look: { format: HeadlineFormat; display: HeadlineDisplay; beside: ReactNode };
  stories: readonly Story[];
  open: number;
  age: ReactNode;
};

/** The first stories in the section's layout. See All opens the rest as a list or a grid. */
function FoldedStories({ city, feedKey, title, headed, look, stories, open, age }: FoldedStoriesProps) {
  const { format, beside } = look;
  const display = {
    ...look.display,
    showTown: townsDiffer(
      city,
      stories.map(({ item }) => item),
    ),
  };
  const marked = <MarkedTitle city={city} title={title} />;
  const First = layouts[format];
  const Rest = format === 'list' ? HeadlineList : HeadlineGrid;
  const rest = format === 'featured' ? [] : stories.slice(open);
  const shown = (
    <>
      {age}
      <Beside column={beside}>
        <First city={city} stories={stories.slice(0, open)} display={display} />
      </Beside>
    </>
  );
  if (rest.length === 0) {
    return (
      <>
        {!headed && <HeadingLine id={feedKey} title={marked} />}
        {shown}
      </>
    );
  }
  const m = messages(city).news;
  return (
    <SeeAll
      words={{ seeAll: m.seeAll, showLess: m.showLess }}
      id={feedKey}
      title={title}
      heading={!headed && <SectionHeading id={feedKey}>{marked}</SectionHeading>}
      rest={
        <Rest
          city={city}
          stories={display.longDates ? rest : rest.map(({ item }) => ({ item }))}
          display={{ ...display, showExcerpt: false }}
        />
      }
    >
      {shown}
    </SeeAll>
  );
}

type SectionParts = {
  /** Link at the end of the heading's line. If set, See All is below the items. */
  headingLink?: ReactNode;
  beside?: ReactNode;
};

type HeadlineSectionProps = {
  city: City;
  feedKey: FeedKey;
  title: string;
  format?: HeadlineFormat;
  display?: Partial<HeadlineDisplay>;
  parts?: SectionParts;
  /** Default: the section's newest stories. If empty, the section is not shown. */
  stories?: readonly Story[];
  /** Hides stories from outside the area behind See All. */
  foldsFarther?: boolean;
};

/** Loads and shows a section's headlines. If there are none, shows a message that says why. */
export async function HeadlineSection(props: HeadlineSectionProps) {
  const { city, feedKey, title, display, parts = {}, ...look } = props;
  if (look.stories ? look.stories.length === 0 : !hasSection(city, feedKey)) return null;
  const { headingLink, beside } = parts;
  const news = await sectionHeadlines(city, feedKey);
  const stories = look.stories ?? (news.state === 'items' ? sectionStories(feedKey, news.items, city) : []);
  if (stories.length === 0) {
    return (
      <SectionFrame id={feedKey} title={title} aside={headingLink}>
        <Beside column={beside}>
          <div className="border-t border-hairline pt-6">
            {news.state === 'error' ? (
              <HeadlineError city={city} message={news.message} />
            ) : (
              <HeadlineEmpty city={city} />
            )}
          </div>
        </Beside>
      </SectionFrame>
    );
  }
  return (
    <SectionFrame id={feedKey}>
      {headingLink && (
        <HeadingLine id={feedKey} title={<MarkedTitle city={city} title={title} />}>
          {headingLink}
        </HeadingLine>
      )}
      <FoldedStories
        city={city}
        feedKey={feedKey}
        title={title}
        headed={headingLink !== undefined}
        look={{
          format: look.format ?? 'grid',
          display: { ...standardDisplay, longDates: !look.stories, ...display },
          beside,
        }}
        stories={stories}
        open={look.foldsFarther ? openAround(stories) : foldedCount}
        age={
          news.state === 'items' &&
          news.stale && <HeadlineAge city={city} ms={Date.now() - news.updatedAt.getTime()} />
        }
      />
    </SectionFrame>
  );
}
