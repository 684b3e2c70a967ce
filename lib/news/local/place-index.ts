import { iso31661 } from 'iso-3166';
import { memoizeByObject } from '@/lib/base/cache';
import type { CityLocal, Near } from '@/lib/city/schema/news';
import { placeWords, withCapitals } from '@/lib/news/local/place-words';
import { spanishForms } from '@/lib/news/local/spanish-cues';

/** With AP abbreviations and postal codes: a place followed by one is not ours, as in `Orange, N.J.` */
export const stateNames: readonly string[] = `
  Alabama, Ala.; Alaska; Arizona, Ariz., AZ; Arkansas, Ark.; California, Calif., CA; Colorado, Colo.;
  Connecticut, Conn., CT; Delaware, Del.; Florida, Fla., FL; Georgia, Ga., GA; Hawaii; Idaho;
  Illinois, Ill., IL; Indiana, Ind.; Iowa; Kansas, Kan., KS; Kentucky, Ky., KY; Louisiana; Maine;
  Maryland, Md., MD; Massachusetts, Mass.; Michigan, Mich., MI; Minnesota, Minn., MN;
  Mississippi, Miss., MS; Missouri, Mo., MO; Montana, Mont., MT; Nebraska, Neb., NE; Nevada, Nev., NV;
  New Hampshire, N.H., NH; New Jersey, N.J., NJ; New Mexico, N.M., NM; New York, N.Y., NY;
  North Carolina, N.C., NC; North Dakota, N.D., ND; Ohio; Oklahoma, Okla.; Oregon, Ore.;
  Pennsylvania, Pa.; Rhode Island, R.I., RI; South Carolina, S.C., SC; South Dakota, S.D., SD;
  Tennessee, Tenn., TN; Texas, TX; Utah, UT; Vermont, Vt., VT; Virginia, Va., VA; Washington, Wash., WA;
  West Virginia, W.Va., WV; Wisconsin, Wis., WI; Wyoming, Wyo., WY`
  .trim()
  .split(/;\s+/);

/**
 * Postal codes that are also words, titles or other abbreviations: they count after a comma and a name alone, as in
 * `Hartford, CT`, since a hospital has a CT scanner, and UT students protest.
 */
export const doubtfulCodes: ReadonlySet<string> = new Set(
  'CT GA IL MD MI MO MS MT NE ND SD UT VA WI'.split(' '),
);

/** Also a degree, which people have after a comma: it counts after a place of ours alone. */
export const degrees: ReadonlySet<string> = new Set(['MD']);

const provinces =
  'Alberta;British Columbia;B.C.;Manitoba;New Brunswick;Newfoundland;Nova Scotia;Quebec;Saskatchewan'.split(
    ';',
  );

/** Those that Spanish calls otherwise. */
const statesInSpanish =
  'Carolina del Norte;Carolina del Sur;Dakota del Norte;Dakota del Sur;Luisiana;Misisipi;Misuri;Nueva York;Nueva Jersey;Nuevo México;Oregón;Pensilvania;Virginia Occidental'.split(
    ';',
  );

const countries = ['en', 'es'].flatMap((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return iso31661.flatMap(({ alpha2 }) => (alpha2 === 'US' ? [] : (names.of(alpha2) ?? [])));
});

type Meaning =
  | { kind: 'place'; reach: Near; town?: string; part?: string; unsure: boolean; takesIn: boolean }
  | { kind: 'state' }
  | { kind: 'nothing' };

/**
 * `written`: how a text with capitals must have it, else the words mean something else; `besideOurs`: and only after a
 * place of ours, or in Spanish after `en`; `atTheHead`: only where a headline begins with it.
 */
export type Entry = {
  words: readonly string[];
  meaning: Meaning;
  written?: RegExp;
  besideOurs?: true;
  atTheHead?: true;
};

/** Phrases by their first word, longest first. */
export type PlaceIndex = { get: (first: string) => readonly Entry[] | undefined };

/** As a word of its own and with its capitals: the MS of `MSNBC` and the `mi` of `mi bici` are no states. */
function asWritten(name: string): RegExp {
  const [plain, capitals] = [name, name.toUpperCase()].map((one) => one.replaceAll('.', '\\.'));
  const before = doubtfulCodes.has(name) ? '(?<=\\p{Lu}\\S*,\\s*)' : '(?<!\\p{L})';
  return new RegExp(`${before}(?:${plain}|${capitals})(?!\\p{L})`, 'u');
}

const rows = stateNames.map((row) => row.split(', '));
const abbreviations = new Map(
  rows.flatMap(([_, ...short]) => short.map((name) => [name, asWritten(name)] as const)),
);

/** An abbreviation counts as it is written, of our own state too. */
function entryOf(name: string, meaning: Meaning): Entry {
  const written = abbreviations.get(name);
  const besideOurs = degrees.has(name);
  return { words: placeWords(name), meaning, ...(written && { written }), ...(besideOurs && { besideOurs }) };
}

/** Thousands of cities share them. */
const states = rows.map((names) => names.map((name) => entryOf(name, { kind: 'state' })));

/** After a place of ours and a comma, or in Spanish after `en`: `Springfield, Saskatchewan`, `un sismo en Chile`. */
const foreign = [...new Set([...provinces, ...statesInSpanish, ...countries])].map(
  (name): Entry => ({
    words: placeWords(name),
    meaning: { kind: 'state' },
    written: new RegExp(
      `(?:,\\s*|(?<!\\p{L})[Ee]n\\s+)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`,
      'u',
    ),
    besideOurs: true,
  }),
);

/** What counts after `in` alone is the place of a headline that begins with it, too. */
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
      // A common word is a name only where it is written as one.
      ...unsure.map((name) => ({
        ...entryOf(name, { ...place, unsure: true, takesIn: false }),
        written: withCapitals(name),
      })),
    ];
  });
  const known = new Set(near.map(({ words }) => words.join(' ')));
  const isKnown = ({ words }: Entry) => known.has(words.join(' '));
  // All names of our own state, also where the city gives only one.
  const others = states
    .map((names) => (isAbroad ? names.slice(0, 1) : names))
    .filter((names) => !names.some(isKnown))
    .flat();
  const last = [
    ...farther.map((name) => entryOf(name, { kind: 'state' })),
    ...farther.flatMap(atTheHead),
    ...notPlaces.map((name) => entryOf(name, { kind: 'nothing' })),
  ];
  const firsts = new Set([...near, ...others, ...last].map(({ words: [first] }) => first));
  const alsoForeign = foreign.filter(({ words: [first] }) => firsts.has(first));
  return [...near, ...others, ...alsoForeign, ...last];
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

/** Of all countries: made once, since thousands of cities share it. */
const foreignIndex = indexOf(foreign);

/** A city's own has of them what begins as a name of its own does. */
export const placeIndex = memoizeByObject((local: CityLocal): PlaceIndex => {
  const own = indexOf(entriesOf(local));
  return { get: (first) => own.get(first) ?? foreignIndex.get(first) };
});
