import { endsStory, isAside, isNotice } from '@/lib/base/text/excerpt/line-kinds';

const fewestWords = 8;
const fewestSmallWords = 3;
const ENDED = /[.!?…:"”’)\]]$/;

const BEYOND_ASCII = /[^\u0000-\u007F]/;

export function squashed(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

export function isLikeTitle(text: string, title: string): boolean {
  const difference = Math.abs(text.length - title.length);
  return difference <= 10 && squashed(text) === squashed(title);
}

function isSentence(line: string): boolean {
  if (ENDED.test(line)) return true;
  const words = line.split(' ');
  if (words.length < fewestWords) return false;
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length;
  return small >= fewestSmallWords || !/\p{Ll}/u.test(line);
}

/** No bylines, credits or repeated title, nothing after "Read more", no headings before the first sentence. */
export function storyLines(lines: readonly string[], title: string): string[] {
  const end = lines.findIndex((line, i) => i > 0 && endsStory(line));
  const told = (end === -1 ? lines : lines.slice(0, end)).filter(
    (line) => !isAside(line) && !(lines.length > 1 && isNotice(line)) && !isLikeTitle(line, title),
  );
  let first = told.findIndex(isSentence);
  // A sentence that goes on in lowercase began on the line before.
  while (first > 0 && /^\p{Ll}/u.test(told[first] ?? '')) first--;
  return first > 0 ? told.slice(first) : told;
}
