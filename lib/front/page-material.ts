import type { City } from '@/lib/city/city-type';
import type { Pin } from '@/lib/city/schema/desk';
import type { FailedSection, FrontStory } from '@/lib/front/front-page';
import { byTime, isNear, storyTime } from '@/lib/front/order';
import { titleMold } from '@/lib/news/clusters/never-joins';
import { newsTime } from '@/lib/news/news-item';
import type { SectionNews } from '@/lib/news/section/section-news';
import { type Story, withPhotos } from '@/lib/pictures/choose/pick-photos';
import type { FeedKey } from '@/lib/sections';

export type Pinned = { story: FrontStory; place: Pin['place'] };

/** `sections` in the order of lib/sections.ts, with what is known at `now`. */
export type PageMaterial = {
  sections: readonly { feedKey: FeedKey; news: SectionNews }[];
  city: Pick<City, 'front' | 'region' | 'locale'>;
  /** What editors have put on top, in the order of their file. */
  pinned?: readonly Pinned[];
  now: number;
};

/** The same title later than this is a column's. */
const columnAfter = 18 * 60 * 60 * 1000;

/** Without what has a date for a title, or one that its outlet gives again: they name a column, and tell nothing. */
function withoutColumns(stories: readonly FrontStory[]): FrontStory[] {
  const timesOf = new Map<string, number[]>();
  const nameOf = ({ item }: FrontStory) => `${item.source} ${item.title}`;
  for (const story of stories)
    timesOf.set(nameOf(story), [...(timesOf.get(nameOf(story)) ?? []), newsTime(story.item)]);
  return stories.filter((story) => {
    const times = timesOf.get(nameOf(story)) ?? [];
    return titleMold(story.item.title) !== '' && Math.max(...times) - Math.min(...times) <= columnAfter;
  });
}

type Sections = Pick<PageMaterial, 'sections'>;

/** `beyond`: what local sources report from elsewhere: on top only where nothing nearer can be. */
export function allStories({ sections }: Sections, list: 'items' | 'beyond' = 'items'): FrontStory[] {
  return sections.flatMap(({ feedKey, news }) =>
    news.state === 'items' ? withPhotos(news[list] ?? []).map((story) => ({ ...story, feedKey })) : [],
  );
}

export function storiesOf(material: Sections, list?: 'items' | 'beyond'): FrontStory[] {
  return withoutColumns(allStories(material, list));
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

/** All or none: in a row a story without a photo would look like one that has lost it. */
export function allPhotos(stories: readonly Pick<Story, 'photo'>[]): boolean {
  return stories.length > 0 && stories.every(({ photo }) => photo !== undefined);
}
