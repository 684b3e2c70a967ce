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
import type { FrontStory } from '@/lib/front/front-page';
import { townsDiffer } from '@/lib/front/kicker';
import { sectionHeadlines } from '@/lib/front/page-material';
import { sectionOrder } from '@/lib/front/section-order';
import { messages } from '@/lib/messages/messages';
import type { NewsItem } from '@/lib/news/news-item';
import type { SectionNews } from '@/lib/news/section/section-news';
import { hasSection } from '@/lib/news/sources/sections-here';
import { type Story, withPhotos } from '@/lib/pictures/choose/pick-photos';
import type { FeedKey } from '@/lib/sections';

export function sectionStories(feedKey: FeedKey, items: readonly NewsItem[], city: City): FrontStory[] {
  const ordered = sectionOrder(feedKey, items, Date.now(), city);
  return withPhotos(ordered, { feedKey }).slice(0, openCount);
}

const layouts: Record<HeadlineFormat, (props: HeadlineLayoutProps) => ReactNode> = {
  grid: HeadlineGrid,
  list: HeadlineList,
  featured: HeadlineFeatured,
  'large-and-four': HeadlineLargeAndFour,
  'pair-and-three': HeadlinePairAndThree,
};

type FoldProps = {
  city: City;
  feedKey: FeedKey;
  title: string;
  headingLink: ReactNode;
  rest: ReactNode;
  children: ReactNode;
};

/** A section's heading and first stories. See All opens the rest, if there are more. */
function Fold({ city, feedKey, title, headingLink, rest, children }: FoldProps) {
  const { seeAll, showLess } = messages(city).news;
  const marked = <MarkedTitle city={city} title={title} />;
  return (
    <>
      {(headingLink || !rest) && (
        <HeadingLine id={feedKey} title={marked}>
          {headingLink}
        </HeadingLine>
      )}
      {rest ? (
        <SeeAll
          words={{ seeAll, showLess }}
          id={feedKey}
          title={title}
          heading={!headingLink && <SectionHeading id={feedKey}>{marked}</SectionHeading>}
          rest={rest}
        >
          {children}
        </SeeAll>
      ) : (
        children
      )}
    </>
  );
}

type RestProps = HeadlineLayoutProps & { format: HeadlineFormat };

/**
 * The stories behind See All, as a list or a grid without excerpts. Shows pictures only if `display.longDates` is
 * set.
 */
function Rest({ city, stories, display, format }: RestProps) {
  const Layout = format === 'list' ? HeadlineList : HeadlineGrid;
  const shown = display.longDates ? stories : stories.map(({ item }) => ({ item }));
  return <Layout city={city} stories={shown} display={{ ...display, showExcerpt: false }} />;
}

type HeadlineSectionProps = {
  city: City;
  feedKey: FeedKey;
  title: string;
  format?: HeadlineFormat;
  display?: Partial<HeadlineDisplay>;
  /** Link at the end of the heading's line. If set, See All is below the items. */
  headingLink?: ReactNode;
  beside?: ReactNode;
  /** Default: the section's newest stories. If empty, the section is not shown. */
  stories?: readonly Story[];
};

/** Shown instead of stories if a section has none. */
function NoStories({ city, news }: { city: City; news: SectionNews }) {
  return (
    <div className="border-t border-hairline pt-6">
      {news.state === 'error' ? (
        <HeadlineError city={city} message={news.message} />
      ) : (
        <HeadlineEmpty city={city} />
      )}
    </div>
  );
}

/** Loads and shows a section's headlines. If there are none, shows a message that says why. */
export async function HeadlineSection(props: HeadlineSectionProps) {
  const { city, feedKey, title, format = 'grid', headingLink, beside, stories: chosen } = props;
  if (chosen ? chosen.length === 0 : !hasSection(city, feedKey)) return null;
  const news = await sectionHeadlines(city, feedKey);
  const stories = chosen ?? (news.state === 'items' ? sectionStories(feedKey, news.items, city) : []);
  if (stories.length === 0) {
    return (
      <SectionFrame id={feedKey} title={title} aside={headingLink}>
        <Beside column={beside}>
          <NoStories city={city} news={news} />
        </Beside>
      </SectionFrame>
    );
  }
  const first = stories.slice(0, foldedCount);
  const rest = format === 'featured' ? [] : stories.slice(foldedCount);
  const displayOf = (shown: readonly Story[]) => ({
    ...{ ...standardDisplay, longDates: !chosen, ...props.display },
    showTown: townsDiffer(city, shown),
  });
  const First = layouts[format];
  return (
    <SectionFrame id={feedKey}>
      <Fold
        city={city}
        feedKey={feedKey}
        title={title}
        headingLink={headingLink}
        rest={
          rest.length > 0 && <Rest city={city} stories={rest} display={displayOf(rest)} format={format} />
        }
      >
        {news.state === 'items' && news.stale && (
          <HeadlineAge city={city} ms={Date.now() - news.updatedAt.getTime()} />
        )}
        <Beside column={beside}>
          <First city={city} stories={first} display={displayOf(first)} />
        </Beside>
      </Fold>
    </SectionFrame>
  );
}
