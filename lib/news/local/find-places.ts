import type { Near } from '@/lib/city/schema/local';
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

/** An address has no capitals to tell by. */
function isWrittenIn(text: string, written: RegExp): boolean {
  return written.test(text) || text === text.toLowerCase();
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

/** The longest name first; a place followed by another state is none of ours. */
export function findPlaces(text: string, index: PlaceIndex): FoundPlaces {
  const words = wordsOf(text);
  const found: FoundPlaces = { near: [], otherStates: 0 };
  for (let at = 0; at < words.length; ) {
    const hit = hitAt(text, words, at, index);
    const end = at + (hit?.length ?? 1);
    if (hit && isOtherState(text, hit)) found.otherStates++;
    if (hit?.meaning.kind === 'place' && hitAt(text, words, end, index)?.meaning.kind !== 'state') {
      const { kind: _, ...place } = hit.meaning;
      const hasCue = before.has(words[at - 1] ?? '') || after.has(words[end] ?? '');
      const isFar = place.reach === 'region' || place.reach === 'state';
      if (!place.unsure || isFar || hasCue) found.near.push(place);
    }
    at = end;
  }
  return found;
}
