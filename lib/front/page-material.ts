import type { City } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import type { FailedSection, FrontStory } from '@/lib/front/front-page';
import { byTime, isNear, storyTime } from '@/lib/front/order';
import type { NewsItem } from '@/lib/news/news-item';
import type { SectionNews } from '@/lib/news/section/section-news';
import { stockAddress } from '@/lib/pictures/address/stock-address';
import { type Story, withPictures } from '@/lib/pictures/choose/pick-pictures';
import { failedPictures } from '@/lib/pictures/proxy/open-picture-proxy';
import type { FeedKey } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

/** `sections` in the order of lib/sections.ts, with what is known at `now`. */
export type PageMaterial = {
  sections: readonly { feedKey: FeedKey; news: SectionNews }[];
  city: Pick<City, 'sections' | 'drawings' | 'front' | 'region'>;
  now: number;
  /** A stock photo for an item, where the operator has set a service. */
  stock?: (id: string) => string;
};

export function storiesOf({ sections, city, stock }: PageMaterial): FrontStory[] {
  return sections.flatMap(({ feedKey, news }) =>
    news.state === 'items'
      ? withPictures(news.items, city.sections[feedKey], stock).map((story) => ({ ...story, feedKey }))
      : [],
  );
}

/** Stories of local sources that play elsewhere: on top only where nothing nearer can be. */
export function beyondOf({ sections }: PageMaterial): FrontStory[] {
  return sections.flatMap(({ feedKey, news }) =>
    news.state === 'items' && news.beyond
      ? withPictures(news.beyond, {}).map((story) => ({ ...story, feedKey }))
      : [],
  );
}

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

export const localPageSections: readonly FeedKey[] = ['local-news', ...newsSections];

const freshFor = 24 * 60 * 60 * 1000;
/** So that a day of concerts does not crowd out local news. */
const mostGuests = 5;

/**
 * All of Local News, and what is new in other sections of the town and the county; unsorted. Of a city without Local
 * News all that other sections have of the town and the county.
 */
export function localStories(
  stories: readonly FrontStory[],
  { sections, now }: Pick<PageMaterial, 'sections' | 'now'>,
): FrontStory[] {
  const near = stories.filter(isNear);
  if (!sections.some(({ feedKey }) => feedKey === 'local-news'))
    return near.filter(({ feedKey }) => [...newsSections, 'sports'].includes(feedKey));
  const guests = near.filter(
    (story) => newsSections.includes(story.feedKey) && now - (storyTime(story) ?? 0) <= freshFor,
  );
  const own = stories.filter(({ feedKey }) => feedKey === 'local-news');
  return [...own, ...byTime(guests).slice(0, mostGuests)];
}

export function failedOf({ sections }: PageMaterial): FailedSection[] {
  return sections.flatMap(({ feedKey, news }) =>
    news.state === 'error'
      ? [{ feedKey, message: news.message, ...(news.waiting && { waiting: true as const }) }]
      : [],
  );
}

/** Without photos that lately failed to load: the layout does not count on them. */
export function withoutLostPhotos(items: readonly NewsItem[]): NewsItem[] {
  const lost = failedPictures();
  return items.map((item) =>
    item.image && lost.isMissing(item.image) ? { ...item, image: undefined } : item,
  );
}

/** With their own photos, else those of the stock-photo service if one is set. */
export function pictured(feedKey: FeedKey, items: readonly NewsItem[]): Story[] {
  const template = settings().stockImageUrl;
  const stock = template === undefined ? undefined : (id: string) => stockAddress(template, id);
  return withPictures(withoutLostPhotos(items), thisCity().sections[feedKey], stock);
}

/** All or none: a row never mixes photos and drawings, and drawings alone would look like unphotographed news. */
export function allPhotos(stories: readonly Pick<Story, 'photo'>[]): boolean {
  return stories.length > 0 && stories.every(({ photo }) => photo !== undefined);
}
