import { memoize } from '@/lib/base/cache';
import type { City } from '@/lib/city/city-type';
import { countryOf } from '@/lib/city/complete/region';
import { findPlaces } from '@/lib/news/local/find-places';
import { namesAbroad, placeIndex } from '@/lib/news/local/place-index';
import stateTowns from '@/lib/news/models/state-towns.json' with { type: 'json' };

/** Case-sensitive, because `us` is also a word. */
const ofAmerica =
  /(?<!\p{L})(?:Trump|TRUMP|U\.?S\.?|American?s?|America|White House|EE\.? ?UU\.?|Estados Unidos|Casa Blanca)(?!\p{L})/u;
const ofNation =
  /(?<!\p{L})(?:congress|senate|supreme court|federal|nationwide|national(?! (?:guard|forest|park|monument|city))|congreso|senado|corte suprema|nation|(?<!(?:guardia|bosque|parque|monumento|selecci[oó]n) )nacional(?:es)?)(?!\p{L})/iu;

const towns: Readonly<Record<string, { names: string[]; unsure: string[] }>> = stateTowns;
const phrases = ['in *', 'near *', '* police', '* City Council', '* Mayor', 'en *'];

/** Indexes a state's towns (GeoNames). A name that is also a word or a person's name counts only in a phrase. */
const townsIn = memoize(100, (region) => {
  const { names = [], unsure = [] } = towns[region] ?? {};
  const inPhrases = unsure.flatMap((name) => phrases.map((phrase) => phrase.replace('*', name)));
  const capitalized = [...names, ...inPhrases].filter(
    (name) => !ofAmerica.test(name) && !ofNation.test(name),
  );
  const places = [{ reach: 'region' as const, names: [], unsure: capitalized }];
  return placeIndex({ places, takesIn: [], notPlaces: [], addressParts: [] });
});

/**
 * Returns the area that a headline from outside the city's region names: `state` for one of the state's towns, `nation`
 * for the city's own nation, `world` for another country; undefined if it names none of them.
 */
export function areaNamed(
  title: string,
  { region, local }: Pick<City, 'region' | 'local'>,
): 'state' | 'nation' | 'world' | undefined {
  if (findPlaces(title, townsIn(region)).near.length > 0) return 'state';
  const isAmerican = countryOf(region) === 'US';
  const namesAmerica = ofAmerica.test(title);
  if (ofNation.test(title) || (isAmerican && namesAmerica)) return 'nation';
  const abroad = namesAbroad(countryOf(region));
  if (!namesAmerica && !abroad.test(title)) return undefined;
  const { otherStates } = findPlaces(title.replace(abroad, ''), placeIndex(local));
  return otherStates === 0 ? 'world' : undefined;
}
