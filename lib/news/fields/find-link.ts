import { webAddress } from '@/lib/base/addresses';
import { cutText } from '@/lib/base/text/clean-text';
import { namesOf } from '@/lib/news/fields/element-names';
import { lineOf } from '@/lib/news/fields/find-words';
import {
  elementsNamed,
  enclosuresOf,
  firstText,
  isPictureFile,
  ladder,
  type RawElement,
} from '@/lib/news/parse/raw-feed';

function isToPage({ attributes: { rel } }: RawElement): boolean {
  return rel === undefined || rel.toLowerCase() === 'alternate';
}

/** Whether a link leads to a page rather than to the JSON and PDF versions that Atom may list too. */
function isHtml({ attributes: { type } }: RawElement): boolean {
  return !type || /html/i.test(type);
}

/** Returns the base for relative addresses in an element: its own xml:base, else `outer` (quirk 16). */
export function baseOf({ attributes }: RawElement, outer: string): string {
  return webAddress(attributes['xml:base'], outer) ?? outer;
}

/** Returns the pages that link elements point to, HTML first (quirk 17). */
export function linkedPages(parent: RawElement, name: string, base: string): string[] {
  const links = elementsNamed(parent, name).filter(isToPage);
  const inOrder =
    links.length > 1 ? [...links.filter(isHtml), ...links.filter((link) => !isHtml(link))] : links;
  return inOrder.map((link) => webAddress(link.attributes.href || link.text, baseOf(link, base)) ?? '');
}

function permalinks(item: RawElement): string[] {
  return elementsNamed(item, 'guid')
    .filter((guid) => guid.attributes.ispermalink?.toLowerCase() !== 'false' && /^https?:/i.test(guid.text))
    .map((guid) => guid.text);
}

function identifiers(item: RawElement): string[] {
  const ids = ladder(item, namesOf.id).map((id) => id.text);
  return [item.attributes['rdf:about'] ?? '', ...ids.filter((id) => /^https?:/i.test(id))];
}

/** Returns an item's enclosures other than pictures, for episodes that have no page (quirk 55). */
function episodes(item: RawElement): string[] {
  return enclosuresOf(item).flatMap(({ url, type }) => (isPictureFile({ url, type }) ? [] : [url]));
}

/** Returns the address of an entry's external content, for entries without another address (RFC 4287, 4.1.3.2). */
function contentPages(item: RawElement): string[] {
  const pages = ladder(item, ['content', 'atom:content']).filter(isHtml);
  return pages.map(({ attributes: { src = '' } }) => src);
}

type Rung = (item: RawElement, base: string) => Iterable<string>;

/**
 * Returns the first usable address from `rungs`, which are ordered from most to least trusted. Resolves relative
 * addresses against the item's own xml:base (quirk 16).
 */
export function firstAddress(
  item: RawElement,
  outer: string,
  rungs: readonly Rung[],
  isUsable = (_address: string) => true,
): string | undefined {
  const base = baseOf(item, outer);
  for (const rung of rungs)
    for (const candidate of rung(item, base)) {
      const address = webAddress(candidate, base);
      if (address && isUsable(address)) return address;
    }
  return undefined;
}

const rungs: readonly Rung[] = [
  (item) => ladder(item, namesOf.originalLink).map(({ text }) => text),
  (item, base) => linkedPages(item, 'link', base),
  (item, base) => linkedPages(item, 'atom:link', base),
  permalinks,
  identifiers,
  contentPages,
  episodes,
];

/** Returns an item's address, absolute http(s) (quirk 17); undefined if the feed gives none. */
export function findLink(item: RawElement, base: string): string | undefined {
  return firstAddress(item, base, rungs);
}

const MAX_TITLE = 300;
const DAY_MINUTES = 1440;
const MAX_WAIT_MINUTES = 7 * DAY_MINUTES;
const periods: Readonly<Record<string, number>> = {
  hourly: 60,
  daily: DAY_MINUTES,
  weekly: MAX_WAIT_MINUTES,
};

/** Returns a feed's title, plain text of at most 300 characters; undefined if it has none. */
export function channelTitle(channel: RawElement): string | undefined {
  const titles = ladder(channel, namesOf.title).map((title) => cutText(lineOf(title.text), MAX_TITLE));
  return titles.find(Boolean);
}

/** Returns the publisher's page for a feed, absolute http(s); undefined if the feed gives none. */
export function channelLink(channel: RawElement, base: string): string | undefined {
  return linkedPages(channel, 'link', base).find(Boolean);
}

/**
 * Returns for how many minutes a feed asks to be cached, at most a week, from `ttl` or `sy:updatePeriod`; undefined if
 * it does not say.
 */
export function channelTtlMinutes(channel: RawElement): number | undefined {
  const ttl = Number(firstText(channel, 'ttl') ?? Number.NaN);
  if (ttl > 0) return Math.min(Math.ceil(ttl), MAX_WAIT_MINUTES);
  const period = firstText(channel, 'sy:updateperiod')?.toLowerCase() ?? '';
  if (!Object.hasOwn(periods, period)) return undefined;
  const times = Number(firstText(channel, 'sy:updatefrequency') ?? 1);
  return Math.ceil((periods[period] ?? 0) / (times >= 1 ? times : 1));
}
