import { endOf, pinnedFrom } from '@/lib/base/dates/zone-time';
import type { City } from '@/lib/city/city-type';
import { editionsHere } from '@/lib/city/editions';
import type { Pin } from '@/lib/city/schema/desk';
import type { FeedSource } from '@/lib/city/schema/news';
import { folded, type OwnHosts, placeOf, type Rule, ruleOf } from '@/lib/news/desk/hide-rule';
import { RuleIndex } from '@/lib/news/desk/rule-index';
import type { NewsItem } from '@/lib/news/news-item';
import { siteUrlOf } from '@/lib/settings/settings';

/** The entries of a city's desk.yaml that apply now. */
export type InForce = {
  /** Pins in the order of the file. `at`: identifier of the pinned story (placeOf). */
  pins: readonly { entry: Pin; at: string }[];
  rules: readonly Rule[];
  index: RuleIndex;
  hidesStories: boolean;
  /** Names of paused sources, folded. */
  paused: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  ownHosts: OwnHosts;
  /** Time (ms) at which the next entry ends or the next pin begins. */
  until: number;
};

/**
 * Returns a city's hosts, starting with its main one. An edition also gets the hosts of its city, because it inherits
 * that city's hidden items.
 */
function ownHostsOf(city: City): string[] {
  const inheritsFrom = editionsHere(city).filter(({ key }) => key === city.editionOf);
  const all = [city, ...inheritsFrom].flatMap((listed) => [new URL(siteUrlOf(listed)).host, ...listed.hosts]);
  return all.map((one) => one.replace(/^www\./, ''));
}

/**
 * Returns a picture's addresses as `hidesPicture` compares them: as written and, if it is one of our proxied addresses,
 * the publisher's address inside it. The name of a file in photos/ becomes the photo's address.
 */
function originals(picture: string, { key }: City): string[] {
  if (!picture.includes('/')) return [photoWithoutVersion(key, picture)];
  const [, own] = /\/pictures\/[^/]+\/[^/]+\/([\w-]+)\//.exec(picture) ?? [];
  return [picture, ...(own ? [anyVersion(Buffer.from(own, 'base64url').toString())] : [])];
}

/** Returns a photo's address without version and size. Like lib/city/photos.ts, ignores the case of file names. */
function photoWithoutVersion(city: string, name: string): string {
  return `photo://${city}/${name.normalize('NFC').toLowerCase()}`;
}

/**
 * Removes version and size from the address of one of our photos (lib/pictures/photos), so that a replaced file stays
 * hidden.
 */
function anyVersion(picture: string): string {
  const [, city, name] = /^photo:\/\/([^/]+)\/[^/]+\/[^/]+\/(.+)$/.exec(picture) ?? [];
  return city && name ? photoWithoutVersion(city, name) : picture;
}

/** Whether a city's editors hide a picture. `picture`: the publisher's address or that of one of our photos. */
export function hidesPicture(city: City, picture: string): boolean {
  return inForce(city, Date.now()).pictures.has(anyVersion(picture));
}

function read(city: City, now: number): InForce {
  const { desk, timeZone } = city;
  const endsOf = ({ until }: { until?: string }) => endOf(until, timeZone);
  const hide = (desk?.hide ?? []).filter((one) => now < endsOf(one));
  const pause = (desk?.pause ?? []).filter((one) => now < endsOf(one));
  const begins = ({ until }: Pin) => pinnedFrom(until, timeZone);
  const pins = (desk?.pin ?? []).filter((one) => now < endsOf(one));
  const ownHosts = hide.length + pins.length > 0 ? ownHostsOf(city) : [];
  const rules = hide.map((entry) => ruleOf(entry, ownHosts));
  const moments = [...[...hide, ...pause, ...pins].map(endsOf), ...pins.map(begins)];
  return {
    pins: pins
      .filter((one) => begins(one) <= now)
      .map((entry) => ({ entry, at: placeOf(entry.link, ownHosts) })),
    rules,
    index: new RuleIndex(rules, ownHosts),
    hidesStories: hide.some(({ story }) => story),
    paused: new Set(pause.map(({ source }) => folded(source))),
    pictures: new Set(hide.flatMap(({ picture }) => (picture ? originals(picture, city) : []))),
    ownHosts,
    until: Math.min(...moments.filter((moment) => moment > now)),
  };
}

const inForceByCity = new WeakMap<City, InForce>();

/** Returns the desk entries of a city that apply now: the same object until an entry begins or ends. `now` in ms. */
export function inForce(city: City, now: number): InForce {
  const last = inForceByCity.get(city);
  if (last && now < last.until) return last;
  const current = read(city, now);
  inForceByCity.set(city, current);
  return current;
}

/** Returns a function that tells whether an item is pinned; undefined if the city pins nothing. */
export function pinnedBy(city: City): ((item: Pick<NewsItem, 'link'>) => boolean) | undefined {
  const { pins, ownHosts } = inForce(city, Date.now());
  const pinned = new Set(pins.map(({ at }) => at));
  return pinned.size > 0 ? ({ link }) => pinned.has(placeOf(link, ownHosts)) : undefined;
}

/** Whether a city's editors hide an item or pause its source, whichever feed lists it. */
export function isHidden(item: NewsItem, source: FeedSource, { paused, index }: InForce): boolean {
  const isOfPaused = paused.size > 0 && paused.has(folded(item.source));
  return isOfPaused || index.matchingItem(item, source).length > 0;
}
