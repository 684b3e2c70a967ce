import { memoize } from '@/lib/base/cache';
import { canonicalLink } from '@/lib/news/canonical-link';
import { comparedTitle } from '@/lib/news/compared-title';
import { counted } from '@/lib/news/item-tally';
import { placeWords } from '@/lib/news/local/place-words';
import { type NewsItem, newsTime } from '@/lib/news/news-item';

const SAME_TITLE_MS = 72 * 60 * 60 * 1000;
const COMMON_TITLE_MS = 12 * 60 * 60 * 1000;
/** Shorter titles are not unique: "Ducks win", "Photos of the day". */
const MIN_WORDS = 3;
/**
 * Items of two publishers with the same title can be one story only if the title has this many words, not counting
 * small words.
 */
const MIN_SYNDICATED_WORDS = 4;
const MIN_EXCERPT_WORDS = 8;
const smallWords = new Set(
  'a an the and or of in on at to for from with by as is are was be this that it its after over'.split(' '),
);
const LABEL =
  /^\s*(?:(?:updated?|breaking(?: news)?|exclusive|just in)\s*[:|–—-]|[([]+(?:updated?|breaking|exclusive)[)\]]+)\s*/i;

/**
 * Keys by which items are compared. `isOwnLink`, `isOwnTitle`: no other item of the same feed has this link or title.
 */
export type StoryKeys = {
  item: NewsItem;
  link: string;
  title: string;
  isOwnLink: boolean;
  isOwnTitle: boolean;
};

/**
 * Returns a title without case, accents, punctuation, articles and labels such as "Update:"; unchanged if nothing is
 * left.
 */
const titleKey = memoize(20_000, (title) => {
  const words = placeWords(title.replace(LABEL, '')).filter((word) => !/^(?:an?|the)$/.test(word));
  return words.join(' ') || title;
});

/** Matches query parameters that select the language. */
const LANGUAGE = /^(?:lang(?:uage)?|locale|hl|lg?|idioma)$/i;
const MIN_LINKS = 3;

/**
 * Removes the query parameters that all links of a feed have in common, because they only tell where readers come from
 * (quirk 19).
 */
function withoutConstants(links: readonly string[]): readonly string[] {
  const [first, ...others] = links.map((link) => (URL.canParse(link) ? new URL(link) : undefined));
  if (links.length < MIN_LINKS || !first?.search) return links;
  const constants = [...first.searchParams].filter(
    ([name, value]) => !LANGUAGE.test(name) && others.every((url) => url?.searchParams.get(name) === value),
  );
  const plain = [first, ...others].map((url) => {
    for (const [name] of constants) url?.searchParams.delete(name);
    return url?.href ?? '';
  });
  return new Set(plain).size === new Set(links).size ? plain : links;
}

/** Returns the keys of a feed's items. A link or title that several items share identifies none of them. */
export function storyKeys(items: readonly NewsItem[]): StoryKeys[] {
  const plain = withoutConstants(items.map(({ link }) => link));
  const keys = items.map((item, at) => ({
    item,
    link: canonicalLink(plain[at] ?? item.link),
    title: titleKey(comparedTitle(item)),
  }));
  const links = counted(keys.map(({ link }) => link));
  const titles = counted(keys.map(({ title }) => title));
  return keys.map((one) => {
    // A link to a site's front page identifies no story.
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
  return placeWords(text).filter((word) => !smallWords.has(word));
}

function isSamePublisher(one: StoryKeys, other: StoryKeys): boolean {
  const host = ({ link }: StoryKeys) => link.replace(/^www\./, '').split(/[/?#]/, 1)[0];
  return (
    host(one) === host(other) || placeWords(one.item.source).join() === placeWords(other.item.source).join()
  );
}

/**
 * Whether two items with the same title are one syndicated story: the title is long and, unless an excerpt is short or
 * missing, the excerpts are similar.
 */
function isSyndicated(one: StoryKeys, other: StoryKeys): boolean {
  if (bigWords(one.title).length < MIN_SYNDICATED_WORDS) return false;
  const [words, others] = [bigWords(one.item.description), bigWords(other.item.description)];
  if (Math.min(words.length, others.length) < MIN_EXCERPT_WORDS) return true;
  return shareOf(words, others) >= 0.5;
}

function isRepublished(one: StoryKeys, other: StoryKeys): boolean {
  const isCommon = bigWords(one.title).length < MIN_WORDS;
  const apart = Math.abs(newsTime(one.item) - newsTime(other.item));
  if (apart > (isCommon ? COMMON_TITLE_MS : SAME_TITLE_MS)) return false;
  return isSamePublisher(one, other) || isSyndicated(one, other);
}

/**
 * Whether two items are one story: they have the same canonical link, or the same title within 72 hours (12 for a short
 * title) and are from one publisher or syndicated (quirk 19). A link or title that is not unique in its feed proves
 * nothing by itself. Two outlets' own reports on an event are two stories.
 */
export function isSameStory(one: StoryKeys, other: StoryKeys): boolean {
  const isSameTitle = one.title === other.title;
  if (one.link === other.link && (isSameTitle || (one.isOwnLink && other.isOwnLink))) return true;
  return isSameTitle && one.isOwnTitle && other.isOwnTitle && isRepublished(one, other);
}
