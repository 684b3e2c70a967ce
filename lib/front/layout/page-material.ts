import type { City } from '@/lib/city/city-type';
import type { FailedSection, FrontStory } from '@/lib/front/front-page';
import { byTime } from '@/lib/front/order/by-time';
import { storyTime } from '@/lib/front/order/score-story';
import type { SectionNews } from '@/lib/news/section-news';
import { withPictures } from '@/lib/pictures/choose/pick-pictures';
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

/** The sections whose stories the local page may show. */
export const localPageSections: readonly FeedKey[] = ['local-news', ...newsSections];

const freshFor = 24 * 60 * 60 * 1000;
/** So that a day of concerts does not push the news of the town off its own list. */
const mostGuests = 5;

/** The whole local list: all of Local News, and what is new in other sections of the town and the county; unsorted. */
export function localStories(stories: readonly FrontStory[], now: number): FrontStory[] {
  const guests = stories.filter((story) => {
    const { reach } = story.item.local ?? {};
    const isNear = reach === 'town' || reach === 'county';
    return isNear && newsSections.includes(story.feedKey) && now - (storyTime(story) ?? 0) <= freshFor;
  });
  const own = stories.filter(({ feedKey }) => feedKey === 'local-news');
  return [...own, ...byTime(guests).slice(0, mostGuests)];
}

/** The sections that failed and have nothing from before. */
export function failedOf({ sections }: PageMaterial): FailedSection[] {
  return sections.flatMap(({ feedKey, news }) =>
    news.state === 'error'
      ? [{ feedKey, message: news.message, ...(news.waiting && { waiting: true as const }) }]
      : [],
  );
}
