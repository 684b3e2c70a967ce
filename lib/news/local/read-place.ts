import type { CityLocal, Reach } from '@/lib/city/schema/news';
import { isInSpanish } from '@/lib/news/in-spanish';
import { type FoundPlace, findPlaces } from '@/lib/news/local/find-places';
import { type PlaceIndex, placeIndex, stateNames } from '@/lib/news/local/place-index';
import { placeWords } from '@/lib/news/local/place-words';
import { wireOf } from '@/lib/news/local/wire';
import { isNear, type NewsItem, type Place } from '@/lib/news/news-item';

/** A story's place; see Place for most fields. `isLocal`: whether the story belongs on the local pages. */
type PlaceReading = Pick<Place, 'reach' | 'town' | 'part' | 'isNeighbor' | 'isGuessed'> & {
  isLocal: boolean;
};

/** All values, from near to far. */
export const reaches: readonly Reach[] = ['town', 'county', 'region', 'state', 'elsewhere'];

function nearest(places: readonly { reach: Reach }[], otherwise: Reach): Reach {
  return reaches.find((reach) => places.some((place) => place.reach === reach)) ?? otherwise;
}

function partsOf(link: string): { folders: string[]; words: string } {
  const path = URL.canParse(link) ? new URL(link).pathname.toLowerCase() : '';
  const parts = path.split('/').filter(Boolean);
  return { folders: parts, words: (parts.at(-1) ?? '').replaceAll('-', ' ') };
}

/** Matches folders and categories of national news, world news and news without a place. */
const FAR =
  /^(?:(?:us|nation(?:al)?|world|canada|nation-world|international)(?:-news)?|nacional(?:es)?|internacional(?:es)?|(?:el-)?mundo|(?:el-)?pais|mexico|republica|entertainment|celebrit(?:y|ies)|espectaculos|farandula|tendencias|virales?)$/;

/** Matches a dateline. Datelines with one of the city's towns are usually removed when the feed is parsed. */
const DATELINE = /^(\p{Lu}[\p{Lu} .'’-]{2,40})(?:, \p{Lu}[\p{L}. ]{1,20})? — /u;

/** Matches studies and rankings. A national study that mentions a town is not news about that town. */
const STUDY =
  /(?<!\p{L})(?:stud(?:y|ies)|surveys?|polls?|rank(?:s|ed|ings?)|estudios?|encuestas?|clasificaci[oó]n)(?!\p{L})/iu;

/**
 * Removes a state's postal code from a title if the code abbreviates words in the text: `CA` for `Court of Appeals`.
 * Keeps it if the text names the state.
 */
function withoutInitials({ title, description }: Pick<NewsItem, 'title' | 'description'>): string {
  return title.replace(/(?<!\p{L})\p{Lu}{2}(?!\p{L})/gu, (code) => {
    const state = stateNames.find(({ short }) => short.includes(code));
    if (!state || state.names.some((name) => description.includes(name))) return code;
    const spelled = new RegExp(`(?<!\\p{L})${[...code].join('\\p{Ll}+ (?:(?:of|de|the|la) )*')}\\p{Ll}`, 'u');
    return spelled.test(description) ? '' : code;
  });
}

type Texts = Pick<
  NewsItem,
  'title' | 'description' | 'link' | 'author' | 'credits' | 'category' | 'categories' | 'declaredLanguage'
>;

/** Whether a folder in the item's link, a category, its agency or its dateline shows that it is from far away. */
function isFromFar(item: Texts, folders: readonly string[], index: PlaceIndex): boolean {
  const names = (item.categories ?? []).map((name) => placeWords(name).join('-'));
  const isHere = names.some((name) => /^local(?:es)?(?:-|$)/.test(name));
  const { near, otherStates } = findPlaces(`in ${DATELINE.exec(item.description)?.[1]}`, index);
  const isSentFar = otherStates > 0 || (near.length > 0 && !near.some(isNear));
  return (
    isSentFar || wireOf(item) === 'far' || (!isHere && [...folders, ...names].some((name) => FAR.test(name)))
  );
}

/**
 * Returns the places that a story is about, those in its link and title first. A category counts only if it names a
 * town or county, because a category such as Hollywood may be a topic. If the source is outside the area, the title or
 * text must also name the places in all categories but the last, which may be a dateline's place, and the text must
 * also name the places in the headline of a study.
 */
function subjectOf(item: Texts, local: CityLocal, isOfArea: boolean) {
  const index = placeIndex(local);
  const { folders, words } = partsOf(item.link);
  const byAddress = local.addressParts
    .filter(({ part }) => folders.includes(part))
    .map(({ part: _, ...place }): FoundPlace => ({ ...place, unsure: false, takesIn: false }));
  const inSpanish = isInSpanish(item);
  const title = findPlaces(withoutInitials(item), index, inSpanish);
  const named = [...title.near, ...findPlaces(words, index, inSpanish).near];
  const categories = item.categories ?? [item.category ?? ''];
  const placesIn = (names: readonly string[]) =>
    names.flatMap((name) => findPlaces(name, index).near).filter(isNear);
  const agrees = (others: readonly FoundPlace[]) => (place: FoundPlace) =>
    isOfArea || others.some(({ reach, town }) => reach === place.reach && town === place.town);
  const text = isOfArea ? [] : findPlaces(item.description, index, inSpanish).near;
  return {
    places: [
      ...byAddress,
      ...(STUDY.test(item.title) ? named.filter(agrees(text)) : named),
      ...placesIn(categories.slice(0, -1)).filter(agrees([...named, ...text])),
      ...placesIn(categories.slice(-1)),
    ],
    otherStates: title.otherStates,
    isFromFar: isFromFar(item, folders, index),
  };
}

/**
 * Returns the places in the text of a story from a source that covers the area; none if the story's title,
 * categories or address already name a place outside of the county.
 */
function mentionsOf(item: Texts, local: CityLocal, { places, otherStates }: ReturnType<typeof subjectOf>) {
  if (otherStates > 0 || places.some(({ reach, takesIn }) => reach === 'region' && !takesIn)) return [];
  return findPlaces(item.description, placeIndex(local), isInSpanish(item)).near.filter(
    ({ reach }) => reach !== 'state',
  );
}

/**
 * Reads where a story takes place. `covers`: the area that its source covers. Stories from a town or county source are
 * local unless they name only other places.
 */
export function readPlace(item: Texts, local: CityLocal, covers?: Reach): PlaceReading {
  const nature = covers === 'elsewhere' ? undefined : covers;
  const subject = subjectOf(item, local, nature !== undefined);
  const near = [...subject.places, ...(nature ? mentionsOf(item, local, subject) : [])];
  const sure = near.filter(({ unsure }) => !unsure);
  const isAround = nature !== undefined || sure.some(({ reach }) => reach !== 'state');
  const places = isAround ? near : sure;
  const isHome = isNear({ reach: nature });
  // A story in a regional source that names no place counts as statewide, because it may be a wire story.
  const byNature = isHome ? nature : nature && 'state';
  const isAway = subject.otherStates > 0 || (isHome && subject.isFromFar);
  const unnamed = isAway ? 'elsewhere' : (byNature ?? 'elsewhere');
  const reach = nearest(places, unnamed);
  // Nearby, use the first place that names a town, because a town is more precise than the county. Farther away,
  // use the first place.
  const there = places.filter((place) => place.reach === reach);
  const isNearby = isNear({ reach });
  const town = (isNearby ? there.find((place) => place.town) : there[0])?.town;
  const part = isNearby ? there.find((place) => place.town === town && place.part)?.part : undefined;
  const isOurs = places.some((place) => isNear(place) || place.takesIn);
  const isNeighbor =
    (reach === 'region' && town !== undefined) || (reach === 'state' && subject.otherStates > 0);
  const isGuessed = places.length === 0 && reach !== 'elsewhere';
  return {
    reach,
    ...(town && { town }),
    ...(part && { part }),
    isLocal: isOurs || (isHome && reach !== 'elsewhere' && reach !== 'region'),
    ...(isNeighbor && { isNeighbor }),
    ...(isGuessed && { isGuessed }),
  };
}
