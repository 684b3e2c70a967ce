import { siteLanguage } from '@/lib/base/languages.mjs';
import type { City } from '@/lib/city/city-type';
import { countryOf } from '@/lib/city/complete/region';
import type { FrontStory } from '@/lib/front/front-page';
import { byNewsTime, isNear as isNearPlace, type NewsItem, newsTime, shownDate } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

type WithItem = Pick<FrontStory, 'item'>;

const PUERTO_RICO = 'US-PR';

/**
 * Whether most people of a region speak Spanish. CLDR has data only for countries, so Puerto Rico is checked
 * separately.
 */
function speaksSpanish(region: string): boolean {
  const { language } = new Intl.Locale(`und-${countryOf(region)}`).maximize();
  return language === 'es' || region === PUERTO_RICO;
}

type Paper = Pick<City, 'region' | 'locale'>;

/**
 * Separates stories in the paper's language from others. An English paper keeps one list (`others` is empty) if its region
 * speaks Spanish or if more than half of the stories in `sample` are in another language.
 */
export function byLanguage<T extends WithItem>(
  stories: readonly T[],
  paper: Paper,
  sample: readonly WithItem[] = stories,
): { main: T[]; others: T[] } {
  const counted = sample.length > 0 ? sample : stories;
  const others = counted.filter(({ item }) => item.language).length;
  const isMixed = others > counted.length / 2 || speaksSpanish(paper.region);
  if (isMixed && siteLanguage(paper) === 'en') return { main: [...stories], others: [] };
  return {
    main: stories.filter(({ item }) => !item.language),
    others: stories.filter(({ item }) => item.language),
  };
}

const HOUR_MS = 60 * 60 * 1000;
/** Age (ms) up to which local stories come before others. */
const LOCAL_FIRST_MS = 36 * HOUR_MS;
/** Like LOCAL_FIRST_MS, but for a section's own page. On some subjects a town has a story only every few days. */
export const LOCAL_FIRST_IN_SECTION_MS = 72 * HOUR_MS;

const SORTED_BY_TIME: readonly FeedKey[] = [
  'local-news',
  'national-news',
  'world-news',
  'archives',
  'events',
];

/** Whether a section is about a subject, like Sports. A section about a subject lists local stories first. */
export function isOfSubject(feedKey: FeedKey): boolean {
  return !SORTED_BY_TIME.includes(feedKey);
}

/** Whether a story takes place in the town or the county. */
export function isNear({ item }: WithItem): boolean {
  return isNearPlace(item.local ?? {});
}

/** Whether a story takes place in the town, the county, the region or the state, or is our own. */
export function isAround({ item: { local, own } }: WithItem): boolean {
  if (own || isNearPlace(local ?? {})) return true;
  return local !== undefined && local.reach !== 'elsewhere' && !local.isGuessed;
}

/** Returns when a story became news (ms); undefined without a credible date. Undated stories never lead. */
export function storyTime({ item }: WithItem): number | undefined {
  return shownDate(item) && newsTime(item);
}

/** Sorts newest first, as section lists and feeds do. */
export function byTime<T extends WithItem>(stories: readonly T[]): T[] {
  return stories.toSorted((one, other) => byNewsTime(one.item, other.item));
}

/** Sorts newest first, but puts local stories that are at most `maxAgeMs` old before all others. */
export function localFirst<T extends WithItem>(
  stories: readonly T[],
  now: number,
  maxAgeMs = LOCAL_FIRST_MS,
): T[] {
  const isFirst = (story: T) => isNear(story) && now - (storyTime(story) ?? 0) <= maxAgeMs;
  const sorted = byTime(stories);
  return [...sorted.filter(isFirst), ...sorted.filter((story) => !isFirst(story))];
}

const KINDS_AFTER_NEWS: readonly NewsItem['kind'][] = ['roundup', 'event', 'obituaries', 'opinion'];

/**
 * Whether a story is news: not a roundup, event, obituary or opinion, and not a sports story whose place is a guess.
 */
export function isNews({ item: { kind, local } }: WithItem): boolean {
  return !KINDS_AFTER_NEWS.includes(kind) && !(kind === 'sport' && local?.isGuessed);
}

/** Moves stories that are not news to the end. */
export function newsFirst<T extends WithItem>(stories: readonly T[]): T[] {
  return [...stories.filter(isNews), ...stories.filter((story) => !isNews(story))];
}
