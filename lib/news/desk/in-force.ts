import { endOf, pinnedFrom } from '@/lib/base/dates/zone-time';
import type { City } from '@/lib/city/city-type';
import { editionsHere } from '@/lib/city/editions';
import type { Pin } from '@/lib/city/schema/desk';
import { folded, type OwnHosts, placeOf, type Rule, ruleOf } from '@/lib/news/desk/hide-rule';
import { RuleIndex } from '@/lib/news/desk/rule-index';
import type { NewsItem } from '@/lib/news/news-item';
import { siteUrlOf } from '@/lib/settings/settings';

/** Pins, hidden items and pauses of a city that are in force now. */
export type InForce = {
  /** In file order; `at`: what it pins, as placeOf names it. */
  pins: readonly { entry: Pin; at: string }[];
  rules: readonly Rule[];
  index: RuleIndex;
  hidesStories: boolean;
  /** Folded names of sources. */
  paused: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  ownHosts: OwnHosts;
  /** Time in ms at which the first entry ends or a pin begins. */
  until: number;
};

/** Returns a city's hosts, its own first; an edition also has its city's, from which it inherits hidden items. */
function ownHostsOf(city: City): string[] {
  const inheritsFrom = editionsHere(city).filter(({ key }) => key === city.editionOf);
  const all = [city, ...inheritsFrom].flatMap((listed) => [new URL(siteUrlOf(listed)).host, ...listed.hosts]);
  return all.map((one) => one.replace(/^www\./, ''));
}

/** Returns a picture's address and, if it is one of our proxied addresses, the publisher's address inside it. */
function originals(picture: string): string[] {
  const [, own] = /\/pictures\/[^/]+\/[^/]+\/([\w-]+)\//.exec(picture) ?? [];
  return [picture, ...(own ? [anyVersion(Buffer.from(own, 'base64url').toString())] : [])];
}

/** Names our own photos (lib/pictures/photos) by file name, so that a replaced file stays hidden. */
function anyVersion(picture: string): string {
  return picture.replace(/^(photo:\/\/[^/]+\/)[^/]+\/[^/]+\//, '$1');
}

/** Whether a city's desk hides a picture, given by its publisher's address or as a photo of ours. */
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
    pictures: new Set(hide.flatMap(({ picture }) => (picture ? originals(picture) : []))),
    ownHosts,
    until: Math.min(...moments.filter((moment) => moment > now)),
  };
}

const inForceByCity = new WeakMap<City, InForce>();

/** Returns what is in force for a city: the same object until an entry begins or ends. `now` in ms. */
export function inForce(city: City, now: number): InForce {
  const last = inForceByCity.get(city);
  if (last && now < last.until) return last;
  const current = read(city, now);
  inForceByCity.set(city, current);
  return current;
}

/** Returns a function that tells whether an item is pinned; undefined if nothing is. */
export function pinnedBy(city: City): ((item: Pick<NewsItem, 'link'>) => boolean) | undefined {
  const { pins, ownHosts } = inForce(city, Date.now());
  const pinned = new Set(pins.map(({ at }) => at));
  return pinned.size > 0 ? ({ link }) => pinned.has(placeOf(link, ownHosts)) : undefined;
}
