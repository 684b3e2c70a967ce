import { memoize } from '@/lib/base/cache';
import type { Hide } from '@/lib/city/schema/desk';
import { canonicalLink } from '@/lib/news/canonical-link';
import { eventId, stablePart } from '@/lib/news/event';
import type { NewsItem } from '@/lib/news/news-item';

/** What an entry of desk.yaml may fit: a headline, an event or a post. */
export type Hideable = { title: string; places: readonly string[]; sources: readonly string[] };

/** One space around each word; without case, accents, signs and the s of a genitive. */
export const folded = memoize(20_000, (text) => {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/['’](?:s(?!\p{L}))?/gu, '').split(/[^\p{L}\p{N}]+/u);
  return ` ${words.filter(Boolean).join(' ')} `;
});

/** Scripts that put no space between words, or none before what follows a name. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** A word of an entry as it stands in a folded title. */
function soughtAs(word: string): string {
  return unspaced.test(word) ? folded(word).trim() : folded(word);
}

/** Keys for what a rule requires of a title and what a title has: whole words. */
const wordKeys = (foldedText: string) =>
  foldedText.split(' ').flatMap((word) => (word ? [`word ${word}`] : []));

/** All keys under which a rule that fits `one` may stand. */
export function keysOf({ title, places, sources }: Hideable): string[] {
  const named = sources.map((source) => `source ${folded(source)}`);
  return [...places.map((place) => `place ${place}`), ...named, ...wordKeys(folded(title))];
}

/** The hosts of a city, with their ports, without www. */
export type OwnHosts = readonly string[];

/**
 * One name for all addresses of a story, an event or a post: those of our own pages do without the host, and an event's
 * is the part that stays when its title changes.
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

/** A slug may be written as it is or as an address has it. */
export function postPlace(slug: string): string {
  return `blog${new URL(`./${slug}`, 'https://own.example').pathname.toLowerCase()}`;
}

type Feed = { url: string; name?: string };

/** An item as rules see it; `feed`: the one that it came in. */
export function hideableItem(
  { id, title, link, source, calendar }: NewsItem,
  feed: Feed,
  ownHosts: OwnHosts,
) {
  const event = calendar && stablePart(eventId(title, `${feed.url} ${id}`));
  const places = [placeOf(link, ownHosts), ...(event ? [`events/${event}`] : [])];
  return { title, places, sources: [source, feed.name ?? source] };
}

/** An entry, and whether it fits something: all that it says does. One of a picture fits nothing but that. */
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
    /** Keys (keysOf) that every title it fits has. Parts of unspaced text have none. */
    requires: [
      ...(place ? [`place ${place}`] : []),
      ...(name ? [`source ${name}`] : []),
      ...sought.filter((word) => word.startsWith(' ')).flatMap(wordKeys),
    ],
  };
}
export type Rule = ReturnType<typeof ruleOf>;
