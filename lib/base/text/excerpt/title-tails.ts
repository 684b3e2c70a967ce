import { bare, formsOf, mayHaveTitleTail } from '@/lib/base/text/excerpt/publisher-tail';
import { squashed } from '@/lib/base/text/excerpt/story-lines';

const TAIL = /^(.*\S)(?:\s+[–—-]\s+|\s*\|\s*)([^|–—]{2,80})$/u;
const FORM = /^(?:live!?|live updates?!?|live ?blog|video|watch(?: live)?)$/i;
const shortest = 10;
const most = 3;

function namesIn(author: string): string[] {
  return author
    .split(/,|&|\band\b/)
    .map(squashed)
    .filter(Boolean);
}

/**
 * To compare a title and to know it again in a text, never to be shown: without the source's name, the author,
 * "– live!", "– video"; "Built for the Storm – Episode 21" stays.
 */
export function withoutTitleTails(title: string, names: readonly string[], author?: string): string {
  if (!mayHaveTitleTail(title)) return title;
  let rest = title;
  for (let again = 0; again < most; again++) {
    const [, before = '', tail = ''] = TAIL.exec(rest) ?? [];
    if (before.length < shortest || !isTail(tail, names, author)) break;
    rest = before;
  }
  return rest;
}

function isTail(tail: string, names: readonly string[], author: string | undefined): boolean {
  if (FORM.test(tail) || names.flatMap(formsOf).includes(bare(tail))) return true;
  const [people, authors] = [namesIn(tail), namesIn(author ?? '')];
  return people.length > 0 && people.every((person) => authors.includes(person));
}
