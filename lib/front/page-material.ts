import type { City } from '@/lib/city/city-type';
import type { FailedSection, FrontStory } from '@/lib/front/front-page';
import { withPictures } from '@/lib/front/pick-pictures';
import type { SectionNews } from '@/lib/news/section-news';
import type { FeedKey } from '@/lib/sections';

/** What a page is laid out from: what is known of each section, in the order of the table, at a moment. */
export type PageMaterial = {
  sections: readonly { feedKey: FeedKey; news: SectionNews }[];
  city: Pick<City, 'sections' | 'drawings' | 'front'>;
  now: number;
  /** Address of a stock photo for an item, where the operator has set a service. */
  stock?: (id: string) => string;
};

/** All stories of the sections that have any, each with its pictures, in the order of their lists. */
export function storiesOf({ sections, city, stock }: PageMaterial): FrontStory[] {
  return sections.flatMap(({ feedKey, news }) =>
    news.state === 'items'
      ? withPictures(news.items, city.sections[feedKey], stock).map((story) => ({ ...story, feedKey }))
      : [],
  );
}

/** Stories of local sources that play elsewhere: they may stand on top, where nothing nearer can. */
export function beyondOf({ sections }: PageMaterial): FrontStory[] {
  return sections.flatMap(({ feedKey, news }) =>
    news.state === 'items' && news.beyond
      ? withPictures(news.beyond, {}).map((story) => ({ ...story, feedKey }))
      : [],
  );
}

/** Sections that may hold local news under another heading. */
const newsSections: readonly FeedKey[] = [
  'local-news',
  'national-news',
  'politics',
  'business',
  'technology',
  'automotive',
  'real-estate',
  'health',
  'arts',
  'food',
  'lifestyle',
];

/** The whole local list: all of Local News, and what other sections have of the town and the county. */
export function localStories(stories: readonly FrontStory[]): FrontStory[] {
  return stories.filter(({ feedKey, item }) => {
    const isNear = item.local?.reach === 'town' || item.local?.reach === 'county';
    return feedKey === 'local-news' || (isNear && newsSections.includes(feedKey));
  });
}

/** The sections that failed and have nothing from before. */
export function failedOf({ sections }: PageMaterial): FailedSection[] {
  return sections.flatMap(({ feedKey, news }) =>
    news.state === 'error'
      ? [{ feedKey, message: news.message, ...(news.waiting && { waiting: true as const }) }]
      : [],
  );
}
