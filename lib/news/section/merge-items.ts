import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';
import { canonicalLink } from '@/lib/news/canonical-link';
import { comparedTitle } from '@/lib/news/compared-title';
import { counted } from '@/lib/news/item-tally';
import { byNewsTime, type NewsItem, newsTime } from '@/lib/news/news-item';

const within = 72 * 60 * 60 * 1000;
const withinIfCommon = 12 * 60 * 60 * 1000;
/** A shorter title may be anybody's: "Ducks win", "Photos of the day". */
const fewestWords = 3;
/** For titles of two publishers. */
const fewestWordsOfTwo = 4;
const fewestExcerptWords = 8;
const smallWords = new Set(
  'a an the and or of in on at to for from with by as is are was be this that it its after over'.split(' '),
);
const LABEL =
  /^\s*(?:(?:updated?|breaking(?: news)?|exclusive|just in)\s*[:|–—-]|[([]+(?:updated?|breaking|exclusive)[)\]]+)\s*/i;

/** Keys of an item; `isOwn…`: no other item of the feed has it. */
export type StoryKeys = {
  item: NewsItem;
  link: string;
  title: string;
  isOwnLink: boolean;
  isOwnTitle: boolean;
};

function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Without case, accents, signs, articles and labels such as "Update:"; as it is where nothing is left. */
const titleKey = processWide('title keys', () =>
  memoize(20_000, (title) => {
    const words = plainWords(title.replace(LABEL, '')).filter((word) => !/^(?:an?|the)$/.test(word));
    return words.join(' ') || title;
  }),
);

/** A link or title that several items of a feed share identifies none of them. */
export function storyKeys(items: readonly NewsItem[]): StoryKeys[] {
  const keys = items.map((item) => ({
    item,
    link: canonicalLink(item.link),
    title: titleKey(comparedTitle(item)),
  }));
  const links = counted(keys.map(({ link }) => link));
  const titles = counted(keys.map(({ title }) => title));
  return keys.map((one) => {
    // The front page of a host is no story's address.
    const isOwnLink = links[one.link] === 1 && /[/?#]/.test(one.link);
    return { ...one, isOwnLink, isOwnTitle: titles[one.title] === 1 };
  });
}

function shareOf(some: readonly string[], others: readonly string[]): number {
  const [one, other] = [new Set(some), new Set(others)];
  const smaller = Math.min(one.size, other.size);
  return smaller === 0 ? 0 : [...one].filter((word) => other.has(word)).length / smaller;
}

function bigWords(text: string): string[] {
  return plainWords(text).filter((word) => !smallWords.has(word));
}

function isSamePublisher(one: StoryKeys, other: StoryKeys): boolean {
  const host = ({ link }: StoryKeys) => link.replace(/^www\./, '').split(/[/?#]/, 1)[0];
  return (
    host(one) === host(other) || plainWords(one.item.source).join() === plainWords(other.item.source).join()
  );
}

/** A long title and, where both have one, a similar excerpt must agree. */
function isSyndicated(one: StoryKeys, other: StoryKeys): boolean {
  if (bigWords(one.title).length < fewestWordsOfTwo) return false;
  const [words, others] = [bigWords(one.item.description), bigWords(other.item.description)];
  if (Math.min(words.length, others.length) < fewestExcerptWords) return true;
  return shareOf(words, others) >= 0.5;
}

function isRepublished(one: StoryKeys, other: StoryKeys): boolean {
  const isCommon = bigWords(one.title).length < fewestWords;
  const apart = Math.abs(newsTime(one.item) - newsTime(other.item));
  if (apart > (isCommon ? withinIfCommon : within)) return false;
  return isSamePublisher(one, other) || isSyndicated(one, other);
}

/**
 * The same canonical link, or the same title within 72 hours, from one publisher or syndicated (quirk 19). Two outlets' own
 * reports of one event are two stories.
 */
export function isSameStory(one: StoryKeys, other: StoryKeys): boolean {
  const isSameTitle = one.title === other.title;
  if (one.link === other.link && (isSameTitle || (one.isOwnLink && other.isOwnLink))) return true;
  return isSameTitle && one.isOwnTitle && other.isOwnTitle && isRepublished(one, other);
}

type Listed = { list: number; keys: StoryKeys };

function twinFinder(): (listed: Listed) => boolean {
  const known = new Map<string, Listed[]>();
  return (listed) => {
    const { link, title } = listed.keys;
    const places = [`link ${link}`, `title ${title}`];
    const alike = places.flatMap((place) => known.get(place) ?? []);
    const isTwin = alike.some(({ list, keys }) => list !== listed.list && isSameStory(keys, listed.keys));
    for (const place of places) known.set(place, [...(known.get(place) ?? []), listed]);
    return isTwin;
  };
}

/**
 * Newest first; of a story in several feeds only the first. The items of one feed are all distinct. One that editors have
 * pinned gives way to no other.
 */
export function mergeItems(
  lists: readonly (readonly NewsItem[])[],
  limit = Number.POSITIVE_INFINITY,
  isPinned: (item: NewsItem) => boolean = () => false,
): NewsItem[] {
  const isTwin = twinFinder();
  const all = lists.flatMap((items, list) =>
    storyKeys(items).map((keys) => ({ list, keys, rank: Number(!isPinned(keys.item)) })),
  );
  return all
    .sort((one, other) => one.rank - other.rank || byNewsTime(one.keys.item, other.keys.item))
    .filter((listed) => !isTwin(listed))
    .slice(0, limit)
    .map(({ keys }) => keys.item)
    .sort(byNewsTime);
}
