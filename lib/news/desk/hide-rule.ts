import { memoize } from '@/lib/base/cache';
import type { Hide } from '@/lib/city/schema/desk';
import { canonicalLink } from '@/lib/news/canonical-link';
import { eventId, stablePart } from '@/lib/news/event';
import type { NewsItem } from '@/lib/news/news-item';

/** A headline, event or post that an entry of desk.yaml may hide. */
export type Hideable = { title: string; places: readonly string[]; sources: readonly string[] };

/** Returns text in lowercase with one space around each word, without accents, punctuation and possessive s. */
export const folded = memoize(20_000, (text) => {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/['’](?:s(?!\p{L}))?/gu, '').split(/[^\p{L}\p{N}]+/u);
  return ` ${words.filter(Boolean).join(' ')} `;
});

/** Matches scripts that put no spaces between words or, as in Korean, between a name and its particle. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Returns an entry's word as it would appear in a folded title. */
function soughtAs(word: string): string {
  return unspaced.test(word) ? folded(word).trim() : folded(word);
}

/** Returns an index key for each word of a folded text. */
const wordKeys = (foldedText: string) =>
  foldedText.split(' ').flatMap((word) => (word ? [`word ${word}`] : []));

/** Returns all index keys under which a rule that hides this item may be found. */
export function keysOf({ title, places, sources }: Hideable): string[] {
  const named = sources.map((source) => `source ${folded(source)}`);
  return [...places.map((place) => `place ${place}`), ...named, ...wordKeys(folded(title))];
}

/** A city's hosts, with ports and without `www.`. */
export type OwnHosts = readonly string[];

/**
 * Returns the same identifier for all addresses of a story, event or post. Identifiers of our own posts and events do
 * not contain the host. An event's identifier contains only the part of its id that does not change with the title.
 */
export function placeOf(link: string, ownHosts: OwnHosts): string {
  const address = link.startsWith('/') ? `https://${ownHosts[0]}${link}` : link;
  const place = canonicalLink(address).replace(/^www\./, '');
  const own = ownHosts.find((host) => place.startsWith(`${host}/`));
  if (own === undefined) return place;
  const [, room, name = ''] = /^\/(blog|events)\/([^/?#]+)/.exec(place.slice(own.length)) ?? [];
  if (room === 'blog') return postPlace(name);
  return room === 'events' ? `events/${stablePart(name.toLowerCase()) ?? name}` : place;
}

/**
 * Returns the key that hide rules use for a post, such as `blog/fair`, in the same format as placeOf. `slug` may be
 * plain or percent-encoded.
 */
export function postPlace(slug: string): string {
  return `blog${new URL(`./${slug}`, 'https://own.example').pathname.toLowerCase()}`;
}

type Feed = { url: string; name?: string };

/** Returns the item fields that rules compare. `feed`: the feed that lists the item. */
export function hideableItem(
  { id, title, link, source, calendar }: NewsItem,
  feed: Feed,
  ownHosts: OwnHosts,
) {
  const event = calendar && stablePart(eventId(title, `${feed.url} ${id}`));
  const places = [placeOf(link, ownHosts), ...(event ? [`events/${event}`] : [])];
  return { title, places, sources: [source, feed.name ?? source] };
}

/**
 * Compiles an entry of desk.yaml into a rule, which matches items that fit every field of the entry. An entry with only
 * a picture matches no items.
 */
export function ruleOf(entry: Hide, ownHosts: OwnHosts) {
  const { link, words = [], source } = entry;
  const place = link && placeOf(link, ownHosts);
  const name = source && folded(source);
  const sought = words.map(soughtAs);
  const fits = ({ title, places, sources }: Hideable): boolean =>
    Boolean(place || words.length > 0 || name) &&
    (!place || places.includes(place)) &&
    (!name || sources.some((one) => folded(one) === name)) &&
    sought.every((word) => folded(title).includes(word));
  return {
    entry,
    fits,
    ownHosts,
    /** Index keys (keysOf) that every matching item has. Words in scripts without spaces have no keys. */
    requires: [
      ...(place ? [`place ${place}`] : []),
      ...(name ? [`source ${name}`] : []),
      ...sought.filter((word) => word.startsWith(' ')).flatMap(wordKeys),
    ],
  };
}
export type Rule = ReturnType<typeof ruleOf>;
