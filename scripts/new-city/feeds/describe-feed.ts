import type { City } from '@/lib/city/city-type';
import { readPlace } from '@/lib/news/local/read-place';
import type { FeedKey } from '@/lib/sections';
import { placeKey } from '../places/town-table';
import type { FoundFeed } from './find-feed';

export type Source = City['feeds'][FeedKey][number];
type CityLocal = City['local'];
type Covers = NonNullable<Source['covers']>;

const fewest = 3;

/** `Boulder Beat | Latest news` is `Boulder Beat`; without a title the host. */
export function sourceName(title: string | undefined, url: string): string {
  const [name = ''] = (title ?? '').split(/\s+[|–—»·•:-]+\s+|:\s+/);
  const plain = name.replace(/\b(?:rss ?)?feed\b|\brss\b|^(?:latest |local )?news$/gi, '').trim();
  return plain || new URL(url).hostname.replace(/^www\./, '');
}

/** How near its stories are: by the town in its title or host, else by the places in its stories. */
export function guessCovers({ url, feed }: FoundFeed, local: CityLocal): Covers {
  const town = placeKey(local.places[0]?.town ?? '');
  const host = new URL(url).hostname.replace(/[^a-z]/g, '');
  const isInHost = town.length > 4 && host.includes(town.replaceAll(' ', ''));
  const isTitle = ` ${placeKey(feed.title ?? '')} `.includes(` ${town} `);
  if (town && (isInHost || isTitle)) return 'town';
  const readings = feed.items.map((item) => readPlace(item, local));
  const near = readings.filter(({ isLocal }) => isLocal).length;
  const isNear = near >= fewest && near >= readings.length / 2;
  return isNear || readings.every(({ reach }) => reach === 'elsewhere') ? 'county' : 'region';
}

/** A feed as the city lists it, and what was found in it for the terminal. */
export function describeFeed(found: FoundFeed, local: CityLocal): { source: Source; line: string } {
  const { url, feed } = found;
  const covers = guessCovers(found, local);
  const near = feed.items.filter((item) => readPlace(item, local, covers).isLocal).length;
  const count = `${feed.items.length} ${feed.items.length === 1 ? 'item' : 'items'}, ${near} of them local`;
  return {
    source: { url, name: sourceName(feed.title, url), covers, onlyLocal: true },
    line: `${url}: ${count}; covers the ${covers}`,
  };
}
