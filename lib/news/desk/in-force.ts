import { endOf, pinnedFrom } from '@/lib/base/dates/zone-time';
import type { City } from '@/lib/city/city-type';
import { editionsHere } from '@/lib/city/editions';
import type { Pin } from '@/lib/city/schema/desk';
import { inCity } from '@/lib/city/this-city';
import { folded, type OwnHosts, placeOf, type Rule, ruleOf } from '@/lib/news/desk/hide-rule';
import { RuleIndex } from '@/lib/news/desk/rule-index';
import type { NewsItem } from '@/lib/news/news-item';
import { settings } from '@/lib/settings/settings';

/** What a desk pins, hides and pauses now. */
export type InForce = {
  /** In the order of the file; `at`: what it pins, as placeOf names it. */
  pins: readonly { entry: Pin; at: string }[];
  rules: readonly Rule[];
  index: RuleIndex;
  hidesStories: boolean;
  /** Names of sources, folded. */
  paused: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  ownHosts: OwnHosts;
  /** In ms, when the first of them ends, or a pin begins. */
  until: number;
};

/** Its own first; of an edition also its city's, of which it inherits what is hidden. */
function ownHostsOf(city: City): string[] {
  const inheritsFrom = editionsHere(city).filter(({ key }) => key === city.editionOf);
  const all = [city, ...inheritsFrom].flatMap(({ key, hosts }) => [
    new URL(inCity(key, () => settings().siteUrl)).host,
    ...hosts,
  ]);
  return all.map((one) => one.replace(/^www\./, ''));
}

/** As it is at its publisher, which an address of ours (lib/pictures/address) has in it. */
function originals(picture: string): string[] {
  const [, own] = /\/pictures\/[^/]+\/[^/]+\/([\w-]+)\//.exec(picture) ?? [];
  return [picture, ...(own ? [anyVersion(Buffer.from(own, 'base64url').toString())] : [])];
}

/** A photo of ours by its name alone (lib/pictures/photos): a file that takes its place is hidden too. */
function anyVersion(picture: string): string {
  return picture.replace(/^(photo:\/\/[^/]+\/)[^/]+\/[^/]+\//, '$1');
}

/** Whether the desk of a city hides a picture; `picture` as it is at its publisher, or in our own folder. */
export function hidesPicture(city: City, picture: string): boolean {
  return inForce(city).pictures.has(anyVersion(picture));
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

const known = new WeakMap<City, InForce>();

/** Of a city as it was read: the same object until an entry ends. `now` in ms. */
export function inForce(city: City, now = Date.now()): InForce {
  const last = known.get(city);
  if (last && now < last.until) return last;
  const current = read(city, now);
  known.set(city, current);
  return current;
}

/** Tells whether an item is pinned; undefined where nothing is. */
export function pinnedBy(city: City): ((item: Pick<NewsItem, 'link'>) => boolean) | undefined {
  const { pins, ownHosts } = inForce(city);
  const pinned = new Set(pins.map(({ at }) => at));
  return pinned.size > 0 ? ({ link }) => pinned.has(placeOf(link, ownHosts)) : undefined;
}
