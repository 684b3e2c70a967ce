import type { City } from '@/lib/city/city-type';
import { stateName } from '@/lib/city/complete/region';
import type { FrontStory, KickerWords } from '@/lib/front/front-page';
import { isNear } from '@/lib/front/order';
import { placeName, townPath } from '@/lib/front/towns/town-list';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { areaNamed } from '@/lib/news/local/area-named';
import { placeWords } from '@/lib/news/local/place-words';
import type { NewsItem } from '@/lib/news/news-item';
import { hasSection } from '@/lib/news/sources/sections-here';
import { sectionByFeedKey } from '@/lib/sections';

type Labeled = Pick<NewsItem, 'local' | 'kind' | 'own' | 'voice'>;

/** Returns "Guide", "Opinion" or "From City Hall"; undefined for news. */
function namedKind(city: City, { kind, own, voice }: Labeled): string | undefined {
  const { guide, opinion, fromCityHall } = messages(city).front;
  if (own === 'guide') return guide;
  if (kind !== 'opinion') return undefined;
  return voice === 'government' ? fromCityHall : opinion;
}

/**
 * Whether a list needs labels: it contains stories from towns other than the city, or mixes news with guides
 * or opinion.
 */
export function townsDiffer(city: City, stories: readonly { item: Labeled }[]): boolean {
  const items = stories.map(({ item }) => item);
  const others = items.filter((item) => namedKind(city, item)).length;
  const isMixed = others > 0 && others < items.length;
  return isMixed || items.some(({ local }) => local?.town !== undefined && local.town !== city.name);
}

/** Whether a title contains a place's name, or the name of its residents ("Californians"). */
function namesPlace(title: string, words: string): boolean {
  const all = ` ${placeWords(title).join(' ')} `;
  return ['', 'n', 'ns'].some((end) => all.includes(` ${placeWords(words).join(' ')}${end} `));
}

function initials(name: string): string[] {
  return placeWords(name).map((word) => word.charAt(0));
}

/** Returns the town to show above a headline; undefined if the headline already names it, in full or by initials. */
export function townLabel({ title, local }: Pick<NewsItem, 'title' | 'local'>): string | undefined {
  const town = placeName(local);
  if (town === undefined || namesPlace(title, town)) return undefined;
  const short = initials(town);
  const isShort =
    short.length > 1 && [short.join(''), short.join(' ')].some((words) => namesPlace(title, words));
  return isShort ? undefined : town;
}

/** Returns the town's name as a label, linked to the town's page if there is one. */
function townKicker(city: City, town: string, href = townPath(city, town)): KickerWords {
  return { words: messages(city).front.placeName(town), ...(href && { href }) };
}

const saysKind = /^(?:opini[oó]n|guide|guía)(?!\p{L})|(?<!\p{L})(?:opini[oó]n|guide|guía)$/iu;

/** Returns a list item's label: "Opinion" or "Guide", unless its headline already says so; else the town. */
export function listLabel(city: City, item: Labeled & Pick<NewsItem, 'title' | 'event'>) {
  const kind = namedKind(city, item);
  const isSaid = saysKind.test(item.title);
  if (kind && !isSaid) return { words: kind };
  const town = townLabel(item);
  // An event's label has no link, because the town's page may have no stories.
  return town && (item.event ? { words: messages(city).front.placeName(town) } : townKicker(city, town));
}

function sectionKicker(city: City, feedKey: FrontStory['feedKey']): KickerWords {
  const section = sectionByFeedKey(feedKey);
  return {
    words: messages(city).sections[feedKey],
    ...(hasSection(city, feedKey) && { href: sectionPath(section, city) }),
  };
}

/** Returns the label of a distant story: its town, the region, the state, or the national or world section. */
function distantKicker(city: City, { item, feedKey }: FrontStory): KickerWords {
  const { title, local: { reach, town, isGuessed } = {} } = item;
  const m = messages(city).front;
  if (reach === 'state' && town) return { words: town };
  const area = feedKey === 'world-news' ? 'world' : areaNamed(title, city);
  const state = stateName(city.region);
  if (area === 'state' && state && reach !== 'region') return { words: state };
  if (reach === 'region' || (isGuessed && area === undefined)) {
    const isTold = town === undefined || namesPlace(title, town);
    return { words: isTold ? (city.local.takesIn[0] ?? m.region) : m.placeName(town) };
  }
  return sectionKicker(city, area === 'world' ? 'world-news' : 'national-news');
}

/**
 * Sections named after a place. Their stories are labeled by place, because national sources also report local news.
 */
const SECTIONS_BY_PLACE: readonly FrontStory['feedKey'][] = ['local-news', 'national-news', 'world-news'];

/**
 * Returns the label above a story: "Opinion" or "From City Hall" for opinion; the kicker or section of our own report;
 * else the place of a distant story, the town of a local story if `showTown` is set, or the section.
 */
export function kickerOf(city: City, story: FrontStory, showTown: boolean): KickerWords {
  const { item, feedKey } = story;
  if (item.kind === 'opinion' && item.voice !== 'government') return sectionKicker(city, 'opinion');
  if (item.kind === 'opinion') return { words: messages(city).front.fromCityHall };
  if (item.own) return story.kicker ?? sectionKicker(city, feedKey);
  const isByPlace = SECTIONS_BY_PLACE.includes(feedKey);
  if (isByPlace && item.local && !isNear(story)) return distantKicker(city, story);
  const town = showTown ? townLabel(item) : undefined;
  const local = hasSection(city, 'local-news') ? '/local-news' : undefined;
  if (town) return townKicker(city, town, townPath(city, town) ?? local);
  return sectionKicker(city, isByPlace && isNear(story) ? 'local-news' : feedKey);
}
