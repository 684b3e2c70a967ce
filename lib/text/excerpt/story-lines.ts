import { endsStory, isAside, isNotice } from '@/lib/text/excerpt/line-kinds';

const fewestWords = 8;
const fewestSmallWords = 3;
const ENDED = /[.!?…:"”’)\]]$/;

/** A text in small letters and digits alone, to compare titles and names. */
export function squashed(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A line that ends as a sentence does, or is long and not in the capitals of a heading. */
function isSentence(line: string): boolean {
  if (ENDED.test(line)) return true;
  const words = line.split(' ');
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length;
  return words.length >= fewestWords && (small >= fewestSmallWords || !/\p{Ll}/u.test(line));
}

/**
 * The lines of a page's beginning that tell its story: no bylines, dates, credits, buttons, no repeated title, nothing
 * behind "Read more", and no headings before the first sentence, if there is one.
 */
export function storyLines(lines: readonly string[], title: string): string[] {
  const end = lines.findIndex((line, i) => i > 0 && endsStory(line));
  const name = squashed(title);
  const told = (end === -1 ? lines : lines.slice(0, end)).filter(
    (line) => !isAside(line) && !(lines.length > 1 && isNotice(line)) && squashed(line) !== name,
  );
  const first = told.findIndex(isSentence);
  return first > 0 ? told.slice(first) : told;
}
