import { cutText } from '@/lib/base/text/cut-text';
import { wordPlaces } from '@/lib/search/search-words';

export type TextPart = { text: string; marked: boolean };

/** The parts joined are the text. */
export function markWords(text: string, words: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { from, to, word } of wordPlaces(text)) {
    if (!words.has(word)) continue;
    if (from > end) parts.push({ text: text.slice(end, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

const wordsBefore = 8;

/** At most `max` characters around the first word found; cuts are marked with `…`. */
export function excerptAround(text: string, words: ReadonlySet<string>, max: number): string {
  const places = wordPlaces(text);
  const first = places.findIndex(({ word }) => words.has(word));
  const isNear = first < 0 || (places[first]?.to ?? 0) < max;
  if (isNear) return cutText(text, max);
  const start = places[Math.max(0, first - wordsBefore)]?.from ?? 0;
  return `…${cutText(text.slice(start), max - 1)}`;
}
