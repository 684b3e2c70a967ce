import type { Near } from '@/lib/city/schema/news';
import { hasNoCapitals, unaccented } from '@/lib/news/local/as-written';
import { isRoad } from '@/lib/news/local/is-road';
import type { Entry, PlaceIndex } from '@/lib/news/local/place-index';
import { wordsOf } from '@/lib/news/local/words-of';

export type FoundPlace = { reach: Near; town?: string; unsure: boolean; takesIn: boolean };

export type FoundPlaces = { near: FoundPlace[]; otherStates: number };

const before = new Set(['in', 'near', 'of', 'from', 'at']);
const after = new Set(
  'police council councilmember mayor unified residents resident city school schools officials fire homeowners'.split(
    ' ',
  ),
);

type Hit = Entry & { length: number };

function isWrittenIn(text: string, written: RegExp): boolean {
  return written.test(unaccented(text)) || hasNoCapitals(text);
}

function hitAt(text: string, words: readonly string[], at: number, index: PlaceIndex): Hit | undefined {
  const entries = index.get(words[at] ?? '') ?? [];
  const entry = entries.find(
    (one) =>
      one.words.every((word, step) => words[at + step] === word) &&
      (one.written === undefined || isWrittenIn(text, one.written)),
  );
  return entry && { ...entry, length: entry.words.length };
}

/** By itself an abbreviation without capitals says nothing: `mi bici`. */
function isOtherState(text: string, { meaning, written, besideOurs }: Hit): boolean {
  return meaning.kind === 'state' && !besideOurs && (written === undefined || written.test(text));
}

/** Without capitals, only what follows a common word tells that it is a name. */
function isSure(
  { reach, unsure }: FoundPlace,
  text: string,
  words: readonly string[],
  at: number,
  end: number,
) {
  if (!unsure || after.has(words[end] ?? '')) return true;
  const isFar = reach === 'region' || reach === 'state';
  return !hasNoCapitals(text) && (isFar || before.has(words[at - 1] ?? ''));
}

/** The longest name first; a road's name, or a place followed by another state, is none of ours. */
export function findPlaces(text: string, index: PlaceIndex): FoundPlaces {
  const words = wordsOf(text);
  const found: FoundPlaces = { near: [], otherStates: 0 };
  for (let at = 0, end = 0; at < words.length; at = end) {
    const hit = hitAt(text, words, at, index);
    end = at + (hit?.length ?? 1);
    if (!hit || isRoad(text, words, at, end)) continue;
    if (isOtherState(text, hit)) found.otherStates++;
    if (hit.meaning.kind === 'place' && hitAt(text, words, end, index)?.meaning.kind !== 'state') {
      const { kind: _, ...place } = hit.meaning;
      if (isSure(place, text, words, at, end)) found.near.push(place);
    }
  }
  return found;
}
