import { iso31661 } from 'iso-3166';
import { memoize, memoizeByObject } from '@/lib/base/cache';
import type { CityLocal, Near } from '@/lib/city/schema/news';
import { placeWords, unaccented, withCapitals } from '@/lib/news/local/place-words';
import { spanishForms } from '@/lib/news/local/spanish-cues';

/**
 * US states with their Spanish names, AP abbreviations and postal codes. A place followed by another state is not the
 * city's own, as in `Orange, N.J.`
 */
export const stateNames: readonly { names: readonly string[]; short: readonly string[] }[] = `
  Alabama, Ala.; Alaska; Arizona, Ariz., AZ; Arkansas, Ark.; California, Calif., CA; Colorado, Colo.;
  Connecticut, Conn., CT; Delaware, Del.; Florida, Fla., FL; Georgia, Ga., GA; Hawaii; Idaho;
  Illinois, Ill., IL; Indiana, Ind.; Iowa; Kansas, Kan., KS; Kentucky, Ky., KY; Louisiana/Luisiana; Maine;
  Maryland, Md., MD; Massachusetts, Mass.; Michigan, Mich., MI; Minnesota, Minn., MN;
  Mississippi/Misisipi, Miss., MS; Missouri/Misuri, Mo., MO; Montana, Mont., MT; Nebraska, Neb., NE; Nevada, Nev., NV;
  New Hampshire, N.H., NH; New Jersey/Nueva Jersey, N.J., NJ; New Mexico/Nuevo México, N.M., NM; New York/Nueva York, N.Y., NY;
  North Carolina/Carolina del Norte, N.C., NC; North Dakota/Dakota del Norte, N.D., ND; Ohio; Oklahoma, Okla.; Oregon, Ore.;
  Pennsylvania/Pensilvania, Pa.; Rhode Island, R.I., RI; South Carolina/Carolina del Sur, S.C., SC; South Dakota/Dakota del Sur, S.D., SD;
  Tennessee, Tenn., TN; Texas, TX; Utah, UT; Vermont, Vt., VT; Virginia, Va., VA; Washington, Wash., WA;
  West Virginia/Virginia Occidental, W.Va., WV; Wisconsin, Wis., WI; Wyoming, Wyo., WY`
  .trim()
  .split(/;\s+/)
  .map((row) => {
    const [names = '', ...short] = row.split(', ');
    return { names: names.split('/'), short };
  });

/**
 * Postal codes that are also words, titles or abbreviations. They match only after a capitalized name and a comma, as
 * in `Hartford, CT`, because hospitals have CT scanners and UT students protest.
 */
export const doubtfulCodes: ReadonlySet<string> = new Set(
  'CT GA IL MD MI MO MS MT NE ND SD UT VA WI'.split(' '),
);

/** State codes that are also degrees (`Ana Diaz, MD`). They match only after one of the city's places. */
export const degrees: ReadonlySet<string> = new Set(['MD']);

const provinces =
  'Alberta;British Columbia;B.C.;Manitoba;New Brunswick;Newfoundland;Nova Scotia;Quebec;Saskatchewan'.split(
    ';',
  );

const countriesBut = (...own: readonly string[]) =>
  ['en', 'es'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return iso31661.flatMap(({ alpha2 }) => (own.includes(alpha2) ? [] : (names.of(alpha2) ?? [])));
  });
const countries = countriesBut('US');

/** Countries named like US states (Georgia), parts of state names (Jersey) or first names (Jordan, Chad). */
const alsoAmerican = ['GE', 'JE', 'JO', 'TD'];
const territories = ['AS', 'GU', 'MP', 'PR', 'UM', 'VI'];

/** Returns a pattern for English and Spanish country names, except those of `own` (ISO 3166-1) and `alsoAmerican`. */
export const namesAbroad = memoize(250, (own) => {
  const names = countriesBut(own, ...alsoAmerican, ...(own === 'US' ? territories : []));
  const plain = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<!\\p{L}|(?:New|Nuevo|Gulf of|Golfo de) )(?:${plain})(?!\\p{L})`, 'u');
});

type Meaning =
  | { kind: 'place'; reach: Near; town?: string; part?: string; unsure: boolean; takesIn: boolean }
  | { kind: 'state' }
  | { kind: 'nothing' };

/**
 * `written`: pattern that text must match if it has capitals. `besideOurs`: the entry matches only after one
 * of the city's places, or in Spanish after `en` or as the subject of a headline. `atTheHead`: the entry
 * matches only at the start of a headline.
 */
export type Entry = {
  words: readonly string[];
  meaning: Meaning;
  written?: RegExp;
  besideOurs?: true;
  atTheHead?: true;
};

/** Finds entries by their first word. Entries with the most words come first. */
export type PlaceIndex = { get: (first: string) => readonly Entry[] | undefined };

/**
 * Returns a pattern that matches an abbreviation as a whole word with its capitals. The MS in `MSNBC` and the
 * `mi` in `mi bici` are not states.
 */
function asWritten(name: string): RegExp {
  const [plain, capitals] = [name, name.toUpperCase()].map((one) => one.replaceAll('.', '\\.'));
  const before = doubtfulCodes.has(name) ? '(?<=\\p{Lu}\\S*,\\s*)' : '(?<!\\p{L})';
  return new RegExp(`${before}(?:${plain}|${capitals})(?!\\p{L})`, 'u');
}

const abbreviations = new Map(
  stateNames.flatMap(({ short }) => short.map((name) => [name, asWritten(name)] as const)),
);

/** Returns an index entry. Abbreviations, including that of the city's own state, must be written as listed. */
function entryOf(name: string, meaning: Meaning): Entry {
  const written = abbreviations.get(name);
  const besideOurs = degrees.has(name);
  return { words: placeWords(name), meaning, ...(written && { written }), ...(besideOurs && { besideOurs }) };
}

/** Computed once, because thousands of cities share them. */
const states = stateNames.map(({ names, short }) =>
  [...names, ...short].map((name) => entryOf(name, { kind: 'state' })),
);

function foreignPattern(name: string): RegExp {
  const plain = unaccented(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:,\\s*|(?<!\\p{L})[Ee]n\\s+)${plain}(?!\\p{L})|^${plain}(?=\\s+\\p{Ll})`, 'u');
}

/**
 * Foreign names. They match after one of the city's places and a comma, or in Spanish after `en` or as the subject of a
 * headline: `Springfield, Saskatchewan`, `un sismo en Chile`, `Chile elige presidente`.
 */
const foreign = [...new Set([...provinces, ...countries])].map((name): Entry => {
  let pattern: RegExp | undefined;
  return {
    words: placeWords(name),
    meaning: { kind: 'state' },
    // Compiled on first use, because few of these patterns are ever needed.
    get written() {
      pattern ??= foreignPattern(name);
      return pattern;
    },
    besideOurs: true,
  };
});

/** Returns a second entry for a name such as `in Toronto`, so that `Toronto` matches at the start of a headline. */
function atTheHead(name: string): Entry[] {
  const [, place] = /^(?:in|en) (.+)$/.exec(name) ?? [];
  return place ? [{ words: placeWords(place), meaning: { kind: 'state' }, atTheHead: true }] : [];
}

function entriesOf({ places, takesIn, farther = [], notPlaces, isAbroad }: CityLocal): Entry[] {
  const whole = new Set(takesIn.map((name) => placeWords(name).join(' ')));
  const near = places.flatMap(({ names, unsure = [], ...where }) => {
    const place = { kind: 'place', ...where } as const;
    return [
      ...[...names, ...names.flatMap(spanishForms)].map((name) =>
        entryOf(name, { ...place, unsure: false, takesIn: whole.has(placeWords(name).join(' ')) }),
      ),
      // An ambiguous name, such as a common word, matches only if it is capitalized.
      ...unsure.map((name) => ({
        ...entryOf(name, { ...place, unsure: true, takesIn: false }),
        // Compiled only when used: a state has thousands of names, and most patterns are never needed.
        get written() {
          return withCapitals(name);
        },
      })),
    ];
  });
  const known = new Set(near.map(({ words }) => words.join(' ')));
  const isKnown = ({ words }: Entry) => known.has(words.join(' '));
  // Drop all names of the city's own state, even if the city lists only one of them.
  const others = states
    .map((names) => (isAbroad ? names.filter(({ written }) => !written) : names))
    .filter((names) => !names.some(isKnown))
    .flat();
  const far = farther.map((name) => entryOf(name, { kind: 'state' }));
  const last = [
    ...farther.flatMap(atTheHead),
    ...notPlaces.map((name) => entryOf(name, { kind: 'nothing' })),
  ];
  const firsts = new Set([...near, ...others, ...far, ...last].map(({ words: [first] }) => first));
  const alsoForeign = foreign.filter(({ words: [first] }) => firsts.has(first));
  return [...near, ...others, ...far, ...alsoForeign, ...last];
}

function indexOf(entries: readonly Entry[]): Map<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [first] = entry.words;
    if (first) index.set(first, [...(index.get(first) ?? []), entry]);
  }
  for (const all of index.values()) all.sort((one, other) => other.words.length - one.words.length);
  return index;
}

/** Built once, because thousands of cities share it. */
const foreignIndex = indexOf(foreign);

/** Looks up a word among the city's own entries, then among the foreign names that all cities share. */
export const placeIndex = memoizeByObject((local: CityLocal): PlaceIndex => {
  const own = indexOf(entriesOf(local));
  return { get: (first) => own.get(first) ?? foreignIndex.get(first) };
});
