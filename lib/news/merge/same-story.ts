import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';
import { comparedTitle } from '@/lib/news/compared-title';
import { canonicalLink, looseLink } from '@/lib/news/fields/address/canonical-link';
import { sortTime } from '@/lib/news/item-date';
import type { NewsItem } from '@/lib/news/news-item';

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
const LABEL = /^\s*(?:updated?|breaking(?: news)?|exclusive|just in)\s*[:|–—-]\s*/i;

/** Keys of an item; `isOwn…`: no other item of the feed has it. */
export type Traits = {
  item: NewsItem;
  link: string;
  loose: string;
  title: string;
  isOwnLink: boolean;
  isOwnLoose: boolean;
  isOwnTitle: boolean;
};

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Without case, accents, signs, articles and labels such as "Update:"; as it is where nothing is left. */
const titleKey = processWide('title keys', () =>
  memoize(20_000, (title) => {
    const words = wordsOf(title.replace(LABEL, '')).filter((word) => !/^(?:an?|the)$/.test(word));
    return words.join(' ') || title;
  }),
);

type Keys = Pick<Traits, 'item' | 'link' | 'loose' | 'title'>;

function keysOf(item: NewsItem): Keys {
  const { link } = item;
  const title = titleKey(comparedTitle(item));
  return { item, link: canonicalLink(link), loose: looseLink(link), title };
}

/** A link or title that several items of a feed share identifies none of them. */
export function traitsOf(items: readonly NewsItem[]): Traits[] {
  const keys = items.map(keysOf);
  const counts = new Map<string, number>();
  const each = keys.map(({ link, loose, title }) => [`1 ${link}`, `2 ${loose}`, `3 ${title}`] as const);
  for (const key of each.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return keys.map((one, i) => {
    const [link = 0, loose = 0, title = 0] = (each[i] ?? []).map((key) => counts.get(key) ?? 0);
    // The front page of a host is no story's address.
    const isOwnLink = link === 1 && /[/?#]/.test(one.link);
    return { ...one, isOwnLink, isOwnLoose: loose === 1 && /[/?]/.test(one.loose), isOwnTitle: title === 1 };
  });
}

function shareOf(some: readonly string[], others: readonly string[]): number {
  const [one, other] = [new Set(some), new Set(others)];
  const smaller = Math.min(one.size, other.size);
  return smaller === 0 ? 0 : [...one].filter((word) => other.has(word)).length / smaller;
}

function bigWords(text: string): string[] {
  return wordsOf(text).filter((word) => !smallWords.has(word));
}

function isSamePublisher(one: Traits, other: Traits): boolean {
  const host = ({ loose }: Traits) => loose.split(/[/?]/, 1)[0];
  return host(one) === host(other) || wordsOf(one.item.source).join() === wordsOf(other.item.source).join();
}

/** A long title and, where both have one, a similar excerpt must agree. */
function isSyndicated(one: Traits, other: Traits): boolean {
  if (bigWords(one.title).length < fewestWordsOfTwo) return false;
  const [words, others] = [bigWords(one.item.description), bigWords(other.item.description)];
  if (Math.min(words.length, others.length) < fewestExcerptWords) return true;
  return shareOf(words, others) >= 0.5;
}

function whenOf(item: NewsItem): number {
  return sortTime(item) ?? item.firstSeen.getTime();
}

function isRepublished(one: Traits, other: Traits): boolean {
  const isCommon = bigWords(one.title).length < fewestWords;
  const apart = Math.abs(whenOf(one.item) - whenOf(other.item));
  if (apart > (isCommon ? withinIfCommon : within)) return false;
  return isSamePublisher(one, other) || isSyndicated(one, other);
}

/**
 * The same canonical link; links alike but for what may be a campaign, under like titles; or the same title within 72
 * hours, from one publisher or syndicated (quirk 19). Two outlets' own reports of one event are two stories.
 */
export function isSameStory(one: Traits, other: Traits): boolean {
  const isSameTitle = one.title === other.title;
  if (one.link === other.link && (isSameTitle || (one.isOwnLink && other.isOwnLink))) return true;
  if (one.loose === other.loose) {
    if (isSameTitle) return true;
    const isLike = shareOf(bigWords(one.title), bigWords(other.title)) >= 0.5;
    if (isLike && one.isOwnLoose && other.isOwnLoose) return true;
  }
  return isSameTitle && one.isOwnTitle && other.isOwnTitle && isRepublished(one, other);
}
