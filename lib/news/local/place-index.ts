import type { CityLocal, Near } from '@/lib/city/schema/local';
import { alsoWords, stateNames } from '@/lib/news/local/other-states';
import { wordsOf } from '@/lib/news/local/words-of';

export type Meaning =
  | { kind: 'place'; reach: Near; town?: string; unsure: boolean; takesIn: boolean }
  | { kind: 'state' }
  | { kind: 'nothing' };

/** `written`: how a text with capitals must have it, else the words mean something else. */
type Entry = { words: readonly string[]; meaning: Meaning; written?: RegExp };

/** Phrases by their first word, longest first. */
export type PlaceIndex = ReadonlyMap<string, readonly Entry[]>;

function entriesOf({ places, takesIn, notPlaces }: CityLocal): Entry[] {
  const whole = new Set(takesIn.map((name) => wordsOf(name).join(' ')));
  const entry = (name: string, meaning: Meaning): Entry => ({ words: wordsOf(name), meaning });
  const near = places.flatMap(({ reach, town, names, unsure = [] }) => {
    const place = { kind: 'place', reach, ...(town !== undefined && { town }) } as const;
    return [
      ...names.map((name) =>
        entry(name, { ...place, unsure: false, takesIn: whole.has(wordsOf(name).join(' ')) }),
      ),
      ...unsure.map((name) => entry(name, { ...place, unsure: true, takesIn: false })),
    ];
  });
  const known = new Set(near.map(({ words }) => words.join(' ')));
  const isKnown = ({ words }: Entry) => known.has(words.join(' '));
  // All names of our own state, also where the city gives only one.
  const states = stateNames
    .map((row) => row.split(', ').map(stateEntry))
    .filter((names) => !names.some(isKnown))
    .flat();
  return [...near, ...states, ...notPlaces.map((name) => entry(name, { kind: 'nothing' }))];
}

/** As a word of its own: the MS of `MSNBC` is no state. */
function asWritten(name: string): RegExp {
  const [plain, capitals] = [name, name.toUpperCase()].map((one) => one.replace('.', '\\.'));
  return new RegExp(`(?<!\\p{L})(?:${plain}|${capitals})(?!\\p{L})`, 'u');
}

function stateEntry(name: string): Entry {
  const written = alsoWords.has(name) && { written: asWritten(name) };
  return { words: wordsOf(name), meaning: { kind: 'state' }, ...written };
}

const indexes = new WeakMap<CityLocal, PlaceIndex>();

export function placeIndex(local: CityLocal): PlaceIndex {
  const known = indexes.get(local);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  for (const entry of entriesOf(local)) {
    const [first] = entry.words;
    if (first) index.set(first, [...(index.get(first) ?? []), entry]);
  }
  for (const entries of index.values()) entries.sort((one, other) => other.words.length - one.words.length);
  indexes.set(local, index);
  return index;
}
