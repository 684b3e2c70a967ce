import { cutText } from '@/lib/base/text/cut-text';
import { eachWord, wordPlaces } from '@/lib/search/search-words';

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
  if (text.length <= max) return text;
  const before: number[] = [];
  for (const { from, to, word } of eachWord(text)) {
    before.push(from);
    if (!words.has(word)) continue;
    if (to < max) break;
    const start = before.at(-1 - wordsBefore) ?? before[0] ?? 0;
    return `…${cutText(text.slice(start), max - 1)}`;
  }
  return cutText(text, max);
}
