import { memoize } from '@/lib/base/cache';
import type { City } from '@/lib/city/city-type';
import { countryOf } from '@/lib/city/complete/region';
import { findPlaces } from '@/lib/news/local/find-places';
import { namesAbroad, placeIndex } from '@/lib/news/local/place-index';
import stateTowns from '@/lib/news/models/state-towns.json' with { type: 'json' };

const ofAmerica =
  /(?<!\p{L})(?:trump|u\.?s\.?|american?s?|america|white house|ee\.? ?uu\.?|estados unidos|casa blanca)(?!\p{L})/iu;
const ofNation =
  /(?<!\p{L})(?:congress|senate|supreme court|federal|nationwide|national(?! (?:guard|forest|park|monument|city))|congreso|senado|corte suprema|nation|(?<!(?:guardia|bosque|parque|monumento|selecci[oó]n) )nacional(?:es)?)(?!\p{L})/iu;

const towns: Readonly<Record<string, { names: string[]; unsure: string[] }>> = stateTowns;
const phrases = ['in *', 'near *', '* police', '* City Council', '* Mayor', 'en *'];

/** Indexes a state's towns (GeoNames). A name that is also a word or a person's name counts only in a phrase. */
const townsIn = memoize(50, (region) => {
  const { names = [], unsure = [] } = towns[region] ?? {};
  const inPhrases = unsure.flatMap((name) => phrases.map((phrase) => phrase.replace('*', name)));
  const capitalized = [...names, ...inPhrases].filter(
    (name) => !ofAmerica.test(name) && !ofNation.test(name),
  );
  const places = [{ reach: 'region' as const, names: [], unsure: capitalized }];
  return placeIndex({ places, takesIn: [], notPlaces: [], addressParts: [] });
});

/**
 * Returns the area that a headline from outside of the region names: `state` for one of the state's towns, `world` for
 * another country; undefined if it names neither.
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
