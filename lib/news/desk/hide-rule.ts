import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';
import type { Hide } from '@/lib/city/schema/desk';
import { eventId, stablePart } from '@/lib/news/calendar/event';
import { canonicalLink } from '@/lib/news/canonical-link';
import type { NewsItem } from '@/lib/news/news-item';

/** What an entry of desk.yaml may fit: a headline, an event or a post. */
type Hideable = { title: string; places: readonly string[]; sources: readonly string[] };

/** One space around each word; without case, accents, signs and the s of a genitive. */
export const folded = processWide('folded words', () =>
  memoize(20_000, (text) => {
    const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const words = plain.replace(/['’](?:s(?!\p{L}))?/gu, '').split(/[^\p{L}\p{N}]+/u);
    return ` ${words.filter(Boolean).join(' ')} `;
  }),
);

/** Scripts that put no space between words, or none before what follows a name. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

function hasWord(title: string, word: string): boolean {
  const sought = folded(word);
  return folded(title).includes(unspaced.test(word) ? sought.trim() : sought);
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

function ofItem({ id, title, link, source, calendar }: NewsItem, feed: Feed, ownHosts: OwnHosts): Hideable {
  const event = calendar && stablePart(eventId(title, `${feed.url} ${id}`));
  const places = [placeOf(link, ownHosts), ...(event ? [`events/${event}`] : [])];
  return { title, places, sources: [source, feed.name ?? source] };
}

/** An entry, and whether it fits something: all that it says does. One of a picture fits nothing but that. */
export function ruleOf(entry: Hide, ownHosts: OwnHosts) {
  const { link, words, source } = entry;
  const place = link && placeOf(link, ownHosts);
  const name = source && folded(source);
  const fits = ({ title, places, sources }: Hideable): boolean =>
    Boolean(place || words || name) &&
    (!place || places.includes(place)) &&
    (!name || sources.some((one) => folded(one) === name)) &&
    (!words || words.every((word) => hasWord(title, word)));
  return {
    entry,
    fits,
    /** `feed`: the one that it came in. */
    fitsItem: (item: NewsItem, feed: Feed) => fits(ofItem(item, feed, ownHosts)),
    /** Whether it hides what is at an address by that alone. */
    fitsLink: (address: string) => fits({ title: '', places: [placeOf(address, ownHosts)], sources: [] }),
  };
}
export type Rule = ReturnType<typeof ruleOf>;
