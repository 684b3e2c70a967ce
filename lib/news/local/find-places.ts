import type { Near } from '@/lib/city/schema/news';
import type { Entry, PlaceIndex } from '@/lib/news/local/place-index';
import { hasNoCapitals, placeWords, unaccented } from '@/lib/news/local/place-words';
import { isSpanishRoad, isSubject, isSureInSpanish, type Named } from '@/lib/news/local/spanish-cues';

const always = ['Avenue', 'Ave', 'Boulevard', 'Blvd', 'Freeway', 'Fwy', 'Highway', 'Hwy', 'Expressway'];
/**
 * Road words that may mean something else before a capitalized word: "Millbrook Street Vendors", "Millbrook Road Work".
 */
const atTheEnd = ['Street', 'Road'];
const roads = new Set([...always, ...atTheEnd].map((road) => road.toLowerCase()));
const NUMBER = /^\d+$/;

/** Whether a road word follows, with or without a number before it: `Millbrook (5) Freeway`. */
function isBeforeRoad(words: readonly string[], end: number): boolean {
  const next = NUMBER.test(words[end] ?? '') ? end + 1 : end;
  return roads.has(words[next] ?? '');
}

const ROAD = `(?:${always.join('|')})(?!\\p{L})|(?:${atTheEnd.join('|')})(?!\\p{L}|\\s+\\p{Lu})`;

/** Returns a pattern that matches a word in any mix of upper and lowercase. */
function inAnyCase(word: string): string {
  return Array.from(word, (letter) => `[${letter}${letter.toUpperCase()}]`).join('');
}

function asRoad(name: readonly string[]): RegExp {
  const words = name.map(inAnyCase).join('[^\\p{L}\\p{N}]*');
  return new RegExp(`(?<!\\p{L})${words}(?:\\s*\\(?\\d+\\)?)?\\s+(?:${ROAD})`, 'u');
}

/** Whether the words from `at` to `end` name a road, which may run through other towns. */
function isRoad(text: string, words: readonly string[], at: number, end: number): boolean {
  if (!isBeforeRoad(words, end)) return false;
  return hasNoCapitals(text) || asRoad(words.slice(at, end)).test(unaccented(text));
}

export type FoundPlace = { reach: Near; town?: string; part?: string; unsure: boolean; takesIn: boolean };

type FoundPlaces = { near: FoundPlace[]; otherStates: number };

const before = new Set(['in', 'near', 'of', 'from', 'at']);
const after = new Set(
  'police council councilmember mayor unified residents resident city school schools officials fire homeowners isd cisd'.split(
    ' ',
  ),
);

const CARE_AFTER =
  /^(?:(?:general|community|regional|memorial|childrens?|county|university|methodist|health|city) )*(?:hospital|clinic|medical center)\b/;
const CARE_BEFORE =
  /\b(?:hospital|clinica)(?: (?:general|regional|civil|infantil|universitario|del?|la|el))*$/;
const JOURNEY =
  /\b(?:flights?|fl(?:y|ies|ying)|airfares?|cruises?|trips?|vuel(?:os?|an?)|cruceros?|viajes?)(?: \S+){0,4} (?:to|a|hacia)$/;

const UNIVERSITY_BEFORE = /\b(?:uc|cal state|csu|suny|unc|university of|universidad de)$/;

/**
 * Whether a name is part of a hospital's name, part of a distant university's name or the destination of a trip:
 * `Millbrook General Hospital`, `UC Millbrook`, `flights to Millbrook`.
 */
function isNamesake({ reach }: FoundPlace, { text, words, at, end }: Named): boolean {
  const before = words.slice(Math.max(0, at - 6), at).join(' ');
  if (reach === 'region' && UNIVERSITY_BEFORE.test(before)) return true;
  const isCare = CARE_AFTER.test(words.slice(end, end + 5).join(' ')) || CARE_BEFORE.test(before);
  const isName = hasNoCapitals(text) || /Hospital|Clinic|Medical|Cl.nica|HOSPITAL/.test(text);
  return (isCare && isName) || JOURNEY.test(before);
}

type Hit = Entry & { length: number };

function isWrittenIn(text: string, written: RegExp): boolean {
  return written.test(unaccented(text)) || hasNoCapitals(text);
}

/**
 * Whether a headline begins with the place: `Toronto condo fire`, `Cancún: cae una banda`. False for `Toronto man`,
 * because a man from Toronto may be charged here.
 */
function isHead(text: string, words: readonly string[], at: number, end: number): boolean {
  const [head = '', ...others] = text.split(':');
  if (at === 0 && others.length > 0 && placeWords(head).length === end) return true;
  return (
    isSubject({ text, words, at, end, isOwn: true }) &&
    !/^(?:(?:wo)?m[ae]n|driver|teen)$/.test(words[end] ?? '')
  );
}

function hitAt(text: string, words: readonly string[], at: number, index: PlaceIndex): Hit | undefined {
  const entries = index.get(words[at] ?? '') ?? [];
  const entry = entries.find(
    (one) =>
      one.words.every((word, step) => words[at + step] === word) &&
      (one.written === undefined || isWrittenIn(text, one.written)) &&
      (!one.atTheHead || isHead(text, words, at, at + one.words.length)),
  );
  return entry && { ...entry, length: entry.words.length };
}

/** Whether a hit is the name of another state. False for a lowercase abbreviation, as in Spanish `mi bici`. */
function isOtherState(text: string, { meaning, written, besideOurs }: Hit, isInSpanish: boolean): boolean {
  if (meaning.kind !== 'state' || (besideOurs && !isInSpanish)) return false;
  return written === undefined || written.test(unaccented(text));
}

/** Whether an ambiguous name means the place. In text without capitals, only certain words after the name show it. */
function isSure({ reach, unsure }: FoundPlace, { text, words, at, end }: Named): boolean {
  if (!unsure || after.has(words[end] ?? '')) return true;
  const isFar = reach === 'region' || reach === 'state';
  return !hasNoCapitals(text) && (isFar || before.has(words[at - 1] ?? ''));
}

/**
 * Finds places in text, longest names first. Skips names of roads and places followed by another state. `inSpanish`:
 * Spanish words next to a name also decide whether it is a road, and whether an ambiguous name means the place.
 */
export function findPlaces(text: string, index: PlaceIndex, inSpanish = false): FoundPlaces {
  const words = placeWords(text);
  const found: FoundPlaces = { near: [], otherStates: 0 };
  for (let at = 0, end = 0; at < words.length; at = end) {
    const hit = hitAt(text, words, at, index);
    end = at + (hit?.length ?? 1);
    if (!hit || isRoad(text, words, at, end) || (inSpanish && isSpanishRoad(words, at))) continue;
    if (isOtherState(text, hit, words[at - 1] === 'en' || (inSpanish && at === 0))) found.otherStates++;
    const next = hitAt(text, words, end, index);
    if (hit.meaning.kind === 'place' && next?.meaning.kind === 'state')
      found.otherStates += next.besideOurs ? 1 : 0;
    else if (hit.meaning.kind === 'place') {
      const { kind: _, ...place } = hit.meaning;
      const named = { text, words, at, end, isOwn: place.reach === 'town' };
      if (isNamesake(place, named)) continue;
      if (isSure(place, named) || isSubject(named) || (inSpanish && isSureInSpanish(named)))
        found.near.push(place);
    }
  }
  return found;
}
