import { webAddress } from '@/lib/base/addresses';
import { cutText } from '@/lib/base/text/clean-text';
import { withoutAmp } from '@/lib/news/canonical-link';
import { namesOf } from '@/lib/news/fields/element-names';
import { lineOf } from '@/lib/news/fields/find-words';
import { elementsNamed, enclosuresOf, firstText, ladder, type RawElement } from '@/lib/news/parse/raw-feed';

function isToPage({ attributes: { rel } }: RawElement): boolean {
  return rel === undefined || rel.toLowerCase() === 'alternate';
}

/** Tells a page from the JSON and PDF versions that Atom lists beside it. */
function isHtml({ attributes: { type } }: RawElement): boolean {
  return !type || /html/i.test(type);
}

/** Returns the pages that link elements point to, HTML first (quirk 17). */
export function linkedPages(parent: RawElement, name: string): string[] {
  const links = elementsNamed(parent, name).filter(isToPage);
  const inOrder =
    links.length > 1 ? [...links.filter(isHtml), ...links.filter((link) => !isHtml(link))] : links;
  return inOrder.map(({ text, attributes }) => attributes.href || text);
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

/** Returns the files of an episode that has no page (quirk 55). */
function episodes(item: RawElement): string[] {
  return enclosuresOf(item).flatMap(({ url, type }) => (type.startsWith('image/') ? [] : [url]));
}

type Rung = (item: RawElement) => Iterable<string>;

/** Returns the first usable address, most trusted first, resolved against the item's own xml:base (quirk 16). */
export function firstAddress(
  item: RawElement,
  outer: string,
  rungs: readonly Rung[],
  isUsable = (_address: string) => true,
): string | undefined {
  const base = webAddress(item.attributes['xml:base'], outer) ?? outer;
  for (const rung of rungs)
    for (const candidate of rung(item)) {
      const address = webAddress(candidate, base);
      if (address && isUsable(address)) return address;
    }
  return undefined;
}

const rungs: readonly Rung[] = [
  (item) => ladder(item, namesOf.originalLink).map(({ text }) => text),
  (item) => linkedPages(item, 'link'),
  (item) => linkedPages(item, 'atom:link'),
  permalinks,
  identifiers,
  episodes,
];

/** Returns the article's address, absolute http(s), not its AMP form (quirks 17 and 19); undefined if there is none. */
export function findLink(item: RawElement, base: string): string | undefined {
  const link = firstAddress(item, base, rungs);
  return link && withoutAmp(link);
}

const MAX_TITLE = 300;
const DAY_MINUTES = 1440;
const MAX_WAIT_MINUTES = 7 * DAY_MINUTES;
const periods: Readonly<Record<string, number>> = {
  hourly: 60,
  daily: DAY_MINUTES,
  weekly: MAX_WAIT_MINUTES,
};

export function channelTitle(channel: RawElement): string | undefined {
  const titles = ladder(channel, namesOf.title).map((title) => cutText(lineOf(title.text), MAX_TITLE));
  return titles.find(Boolean);
}

export function channelLink(channel: RawElement, base: string): string | undefined {
  return linkedPages(channel, 'link')
    .map((page) => webAddress(page, base))
    .find(Boolean);
}

export function channelTtlMinutes(channel: RawElement): number | undefined {
  const ttl = Number(firstText(channel, 'ttl') ?? Number.NaN);
  if (ttl > 0) return Math.min(Math.ceil(ttl), MAX_WAIT_MINUTES);
  const period = firstText(channel, 'sy:updateperiod')?.toLowerCase() ?? '';
  if (!Object.hasOwn(periods, period)) return undefined;
  const times = Number(firstText(channel, 'sy:updatefrequency') ?? 1);
  return Math.ceil((periods[period] ?? 0) / (times >= 1 ? times : 1));
}
