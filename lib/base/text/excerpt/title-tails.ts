import { squashed } from '@/lib/base/text/excerpt/story-lines';

const TAIL = /^(.*\S)(?:\s+[–—-]\s+|\s*\|\s*)([^|–—]{2,80})$/u;
const SEPARATOR = /[|–—-]/;
const FORM = /^(?:live!?|live updates?!?|live ?blog|video|watch(?: live)?)$/i;
const shortest = 10;
const most = 3;

function namesIn(author: string): string[] {
  return author
    .split(/,|&|\band\b/)
    .map(squashed)
    .filter(Boolean);
}

/** The name and its parts ("The Sun / El Sol", "Register – Opinion"), each also without "The". */
function formsOf(name: string): string[] {
  const forms = [name, ...name.split(/\s+[|–—/-]\s+|[,:|]\s*/)].map(squashed);
  return forms.flatMap((form) => [form, form.replace(/^the/, '')]).filter((form) => form.length > 2);
}

/** Drops the source's name, the author, "– live!", "– video"; "Built for the Storm – Episode 21" stays. */
export function withoutTitleTails(title: string, names: readonly string[], author?: string): string {
  if (!SEPARATOR.test(title)) return title;
  let rest = title;
  for (let again = 0; again < most; again++) {
    const [, before = '', tail = ''] = TAIL.exec(rest) ?? [];
    if (before.length < shortest || !isTail(tail, names, author)) break;
    rest = before;
  }
  return rest;
}

function isTail(tail: string, names: readonly string[], author: string | undefined): boolean {
  if (FORM.test(tail)) return true;
  const word = squashed(tail);
  if (names.some((name) => formsOf(name).includes(word) || formsOf(name).includes(word.replace(/^the/, ''))))
    return true;
  const [people, authors] = [namesIn(tail), namesIn(author ?? '')];
  return people.length > 0 && people.every((person) => authors.includes(person));
}
