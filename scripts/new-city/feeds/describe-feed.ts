import type { City } from '@/lib/city/city-type';
import { shownDate } from '@/lib/news/item-date';
import { readPlace } from '@/lib/news/local/read-place';
import type { ParsedFeed } from '@/lib/news/read-feed';
import { type FeedKey, sections } from '@/lib/sections';
import { placeKey } from '../places/place-key';
import type { FoundFeed } from './find-feed';

export type Source = City['feeds'][FeedKey][number];
type CityLocal = City['local'];
type Covers = NonNullable<Source['covers']>;

export type DescribedFeed = {
  source: Source;
  title: string;
  items: number;
  /** How many the local filter takes. */
  local: number;
  /** None of its stories names a place: it is taken as local because the editor named it. */
  isUnplaced: boolean;
  newest?: Date;
};

const separator = /\s+[|–—»·•:-]+\s+|:\s+/;
const said = 'local|latest|top|breaking|all|recent|city|city hall|home';
/** What many feeds are titled, and no name of a source. */
const general = new RegExp(
  `^(?:(?:${said}) ?)*(?:news|stories|headlines|posts|articles|updates|newsflash|home|blog|page)?$`,
  'i',
);
const subjects = new Set(sections.flatMap(({ name }) => name.toLowerCase().split(/ [&/] /)));

/** `Boulder Beat | Latest news` is `Boulder Beat`; without such a title the host. */
export function sourceName(title: string | undefined, url: string): string {
  const parts = (title ?? '').split(separator).map((part) =>
    part
      .replace(/\b(?:rss ?)?feed\b|\brss\b/gi, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const name = parts.find((part) => !general.test(part) && !subjects.has(part.toLowerCase()));
  return name ?? new URL(url).hostname.replace(/^www\./, '');
}

/** Of the town, of the county itself without its other towns, or of the state. */
function placeNames(local: CityLocal, reach: Covers): string[] {
  const places = local.places.filter((place) => place.reach === reach);
  return places.flatMap(({ town, names, unsure = [] }) => [
    ...(reach === 'town' && town ? [town] : []),
    ...(reach === 'county' && town ? [] : [...names, ...unsure]),
  ]);
}

function isNamed(names: readonly string[], title: string, host: string): boolean {
  return names.some((name) => {
    const key = placeKey(name);
    return ` ${title} `.includes(` ${key} `) || (key.length > 4 && host.includes(key.replaceAll(' ', '')));
  });
}

function localCount({ items }: ParsedFeed, local: CityLocal, covers?: Covers): number {
  return items.filter((item) => readPlace(item, local, covers).isLocal).length;
}

const half = 0.5;
const fewest = 3;

function namesNoPlace({ items }: ParsedFeed, local: CityLocal): boolean {
  return items.length > 0 && items.every((item) => readPlace(item, local).reach === 'elsewhere');
}

/** How near its stories are: by the places in its title and host, else by those in its stories. */
export function guessCovers({ url, feed }: FoundFeed, local: CityLocal): Covers {
  const title = placeKey(feed.title ?? '');
  const host = new URL(url).hostname.replace(/[^a-z]/g, '');
  for (const reach of ['county', 'town'] as const)
    if (isNamed(placeNames(local, reach), title, host)) return reach;
  const count = localCount(feed, local);
  if (count >= fewest && count >= half * feed.items.length) return 'county';
  if (isNamed(placeNames(local, 'state'), title, host)) return 'state';
  return namesNoPlace(feed, local) ? 'county' : 'region';
}

/** A feed as the city lists it, with what was found in it. `now` in ms. */
export function describeFeed(found: FoundFeed, local: CityLocal, now: number): DescribedFeed {
  const { url, feed } = found;
  const covers = guessCovers(found, local);
  const firstSeen = new Date(now);
  const times = feed.items.flatMap((item) => shownDate({ ...item, firstSeen })?.getTime() ?? []);
  const name = sourceName(feed.title, url);
  return {
    source: { url, name, covers, onlyLocal: true },
    title: feed.title ?? name,
    items: feed.items.length,
    local: localCount(feed, local, covers),
    isUnplaced: covers === 'county' && namesNoPlace(feed, local),
    ...(times.length > 0 && { newest: new Date(Math.max(...times)) }),
  };
}
