import type { CityLocal } from '@/lib/city/places';
import type { Reach } from '@/lib/city/story-types';
import { type FoundPlace, findPlaces } from '@/lib/news/local/find-places';
import { placeIndex } from '@/lib/news/local/place-index';
import type { NewsItem } from '@/lib/news/news-item';

/** Where a story plays. `isLocal`: it belongs on the local pages. */
export type PlaceReading = { reach: Reach; town?: string; isLocal: boolean };

const reaches: readonly Reach[] = ['town', 'county', 'region', 'state', 'elsewhere'];

function nearest(places: readonly { reach: Reach }[], otherwise: Reach): Reach {
  return reaches.find((reach) => places.some((place) => place.reach === reach)) ?? otherwise;
}

/** The folders of an address, and the words of its last part. */
function partsOf(link: string): { folders: string[]; words: string } {
  const path = URL.canParse(link) ? new URL(link).pathname.toLowerCase() : '';
  const parts = path.split('/').filter(Boolean);
  return { folders: parts, words: (parts.at(-1) ?? '').replaceAll('-', ' ') };
}

type Texts = Pick<NewsItem, 'title' | 'description' | 'link' | 'category' | 'categories'>;

function isNear({ reach }: FoundPlace): boolean {
  return reach === 'town' || reach === 'county';
}

/**
 * All places of an item, those of the title first, and how many other states its title names. Categories count for the
 * town and the county only: of a region, a keyword such as Hollywood says what a story is about, not where it plays.
 */
function placesOf(item: Texts, local: CityLocal) {
  const index = placeIndex(local);
  const { folders, words } = partsOf(item.link);
  const byAddress = local.addressParts
    .filter(({ part }) => folders.includes(part))
    .map(({ part: _, ...place }): FoundPlace => ({ ...place, unsure: false, takesIn: false }));
  const title = findPlaces(item.title, index);
  const categories = item.categories ?? [item.category ?? ''];
  return {
    near: [
      ...byAddress,
      ...title.near,
      ...findPlaces(words, index).near,
      ...categories.flatMap((name) => findPlaces(name, index).near).filter(isNear),
      ...findPlaces(item.description, index).near,
    ],
    otherStates: title.otherStates,
  };
}

/**
 * Where a story plays, by its words, its categories and its address. `nature` is what its source covers: a story of a
 * town's or county's own source is local without words, unless they speak of another state only.
 */
export function readPlace(item: Texts, local: CityLocal, nature?: Reach): PlaceReading {
  const { near, otherStates } = placesOf(item, local);
  const sure = near.filter(({ unsure }) => !unsure);
  const isAround = nature !== undefined || sure.some(({ reach }) => reach !== 'state');
  const places = isAround ? near : sure;
  const isHome = nature === 'town' || nature === 'county';
  // A source of the region also carries what it takes from its network: without a name it is none of the region's.
  const byNature = isHome ? nature : nature && 'state';
  const unnamed = otherStates > 0 ? 'elsewhere' : (byNature ?? 'elsewhere');
  const reach = nearest(places, unnamed);
  // Of a county any town is worth more than its name; farther off, what is named first is where it plays.
  const there = places.filter((place) => place.reach === reach);
  const isNearby = reach === 'town' || reach === 'county';
  const town = (isNearby ? there.find((place) => place.town) : there[0])?.town;
  const isOurs = places.some((place) => isNear(place) || place.takesIn);
  return { reach, ...(town && { town }), isLocal: isOurs || (isHome && reach !== 'elsewhere') };
}
