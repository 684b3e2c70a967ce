import { hasNoCapitals, unaccented } from '@/lib/news/local/as-written';

const always = ['Avenue', 'Ave', 'Boulevard', 'Blvd', 'Freeway', 'Fwy', 'Highway', 'Hwy', 'Expressway'];
/** Before another word in capitals they may be anything: "Millbrook Street Vendors", "Millbrook Road Work". */
const atTheEnd = ['Street', 'Road'];
const roads = new Set([...always, ...atTheEnd].map((road) => road.toLowerCase()));
const NUMBER = /^\d+$/;

/** Also with its number, `Millbrook (5) Freeway`. */
function isBeforeRoad(words: readonly string[], end: number): boolean {
  const next = NUMBER.test(words[end] ?? '') ? end + 1 : end;
  return roads.has(words[next] ?? '');
}

const ROAD = `(?:${always.join('|')})(?!\\p{L})|(?:${atTheEnd.join('|')})(?!\\p{L}|\\s+\\p{Lu})`;

/** A word of the name with any capitals. */
function inAnyCase(word: string): string {
  return Array.from(word, (letter) => `[${letter}${letter.toUpperCase()}]`).join('');
}

function asRoad(name: readonly string[]): RegExp {
  const words = name.map(inAnyCase).join('[^\\p{L}\\p{N}]*');
  return new RegExp(`(?<!\\p{L})${words}(?:\\s*\\(?\\d+\\)?)?\\s+(?:${ROAD})`, 'u');
}

/** Whether the name of the words `at` to `end` is a road's: it leads there, and runs through other towns. */
export function isRoad(text: string, words: readonly string[], at: number, end: number): boolean {
  if (!isBeforeRoad(words, end)) return false;
  return hasNoCapitals(text) || asRoad(words.slice(at, end)).test(unaccented(text));
}
