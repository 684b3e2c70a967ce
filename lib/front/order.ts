import { siteLanguage } from '@/lib/base/site-language';
import type { City } from '@/lib/city/city-type';
import { countryOf } from '@/lib/city/complete/region';
import type { Reach } from '@/lib/city/schema/news';
import type { FrontStory } from '@/lib/front/front-page';
import { byNewsTime, type NewsItem, newsTime, shownDate } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

type Told = Pick<FrontStory, 'item'>;

/** A part of the United States where most people speak Spanish. */
const spanishPart = 'US-PR';

/** By the language of most people there (CLDR). */
function speaksSpanish(region: string): boolean {
  const { language } = new Intl.Locale(`und-${countryOf(region)}`).maximize();
  return language === 'es' || region === spanishPart;
}

type Paper = Pick<City, 'region' | 'locale'>;

/**
 * Those in the paper's language, and the others. An English paper of a region that speaks Spanish, or where most stories
 * of `among` are in Spanish, sets none apart: its headlines are one list.
 */
export function byLanguage<T extends Told>(
  stories: readonly T[],
  paper: Paper,
  among: readonly Told[] = stories,
): { main: T[]; others: T[] } {
  const asked = among.length > 0 ? among : stories;
  const others = asked.filter(({ item }) => item.language).length;
  const isMixed = others > asked.length / 2 || speaksSpanish(paper.region);
  if (isMixed && siteLanguage(paper) === 'en') return { main: [...stories], others: [] };
  return {
    main: stories.filter(({ item }) => !item.language),
    others: stories.filter(({ item }) => item.language),
  };
}

const hour = 60 * 60 * 1000;
/** An older local story no longer comes before today's others. */
const localFirstFor = 36 * hour;
/** On a section's own page, where a town has a story of some subjects every few days. */
const localFirstInSection = 72 * hour;

const nearby: readonly (Reach | undefined)[] = ['town', 'county'];

const byTimeAlone: readonly FeedKey[] = ['local-news', 'national-news', 'world-news', 'archives', 'events'];

/** Whether a section is of a subject, of which local stories come first on its page. */
export function isOfSubject(feedKey: FeedKey): boolean {
  return !byTimeAlone.includes(feedKey);
}

/** Whether a story is of the town or the county. */
export function isNear({ item }: Told): boolean {
  return nearby.includes(item.local?.reach);
}

/** In ms, to tell how fresh it is; undefined where no date can be believed: such a story never leads. */
export function storyTime({ item }: Told): number | undefined {
  return shownDate(item) && newsTime(item);
}

/** Newest first, as the lists of a section and the feeds are. */
export function byTime<T extends Told>(stories: readonly T[]): T[] {
  return stories.toSorted((one, other) => byNewsTime(one.item, other.item));
}

/** Fresh local stories before all others, newest first. */
export function localFirst<T extends Told>(
  stories: readonly T[],
  now: number,
  firstFor = localFirstFor,
): T[] {
  const isFirst = (story: T) => isNear(story) && now - (storyTime(story) ?? 0) <= firstFor;
  const sorted = byTime(stories);
  return [...sorted.filter(isFirst), ...sorted.filter((story) => !isFirst(story))];
}

const noNews: readonly NewsItem['kind'][] = ['roundup', 'event', 'obituaries', 'opinion'];

/** A list of lists, what is on this week, an obituary, an opinion and a game that no words place come after the news. */
export function newsFirst<T extends Told>(stories: readonly T[]): T[] {
  const isNews = ({ item: { kind, local } }: T) =>
    !noNews.includes(kind) && !(kind === 'sport' && local?.isGuessed);
  return [...stories.filter(isNews), ...stories.filter((story) => !isNews(story))];
}

/** By time; in sections of a subject fresh local items first; those in another language than the paper's last. */
export function sectionOrder(
  feedKey: FeedKey,
  items: readonly NewsItem[],
  now: number,
  paper: Paper,
): readonly NewsItem[] {
  const stories = items.map((item) => ({ item }));
  const sorted = isOfSubject(feedKey) ? localFirst(stories, now, localFirstInSection) : stories;
  const { main, others } = byLanguage(sorted, paper);
  return [...main, ...others].map(({ item }) => item);
}
