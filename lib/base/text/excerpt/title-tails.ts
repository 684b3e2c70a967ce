import { squashed } from '@/lib/base/text/excerpt/trim-tails';

/** As a feed has it, with its publisher's names; `sign`: its format ends each title in one of them, after this sign. */
export type Headline = { title: string; names: readonly string[]; sign?: string };

type Tail = { before: string; sign: string };

const SIGN = /\s+([–—-])\s+|\s*(\|)\s*/gu;
const MAYBE = /\||\s[–—-]\s/;
const PARTS = /\s+[|–—/-]\s+|\s*\|\s*|:\s+/;
/** Of what is left of a title. */
const shortest = 10;
const fewest = 3;
const leastShare = 3 / 4;

/** Fast, for all titles: most have none. */
export function mayHaveTitleTail(title: string): boolean {
  return MAYBE.test(title);
}

/** Without "The", case, spaces and signs. */
function bare(name: string): string {
  return squashed(name).replace(/^the/, '');
}

/** The name and its parts ("The Sun / El Sol", "Register – Opinion"). */
function formsOf(name: string): string[] {
  return [name, ...name.split(PARTS)].map(bare).filter((form) => form.length > 2);
}

function tailOf({ title, names }: Headline, places: readonly string[]): Tail | undefined {
  if (!mayHaveTitleTail(title)) return undefined;
  const forms = names.flatMap(formsOf);
  for (const { 0: whole, 1: dash, index } of title.matchAll(SIGN)) {
    const tail = bare(title.slice(index + whole.length));
    if (forms.includes(tail) && !places.some((place) => squashed(place) === tail))
      return { before: title.slice(0, index), sign: dash ?? '|' };
  }
  return undefined;
}

/** The sign before the name. What fewer titles have is no habit: they may mean what they say. */
function habitOf(tails: readonly (Tail | undefined)[]): string | undefined {
  const signs = tails.flatMap((tail) => tail?.sign ?? []);
  const least = Math.max(fewest, tails.length * leastShare);
  return [...new Set(signs)].find((sign) => signs.filter((other) => other === sign).length >= least);
}

/**
 * The titles of a whole feed, without the publisher's name where three in four, and three at least, end in it after the
 * same sign. A tail that fewer have stays, whatever it says ("SR-91: Fullerton – Orange"), and so does a place.
 */
export function withoutPublisher(headlines: readonly Headline[], places: readonly string[] = []): string[] {
  const tails = headlines.map((headline) => tailOf(headline, places));
  const habit = habitOf(tails);
  return headlines.map(({ title, sign = habit }, at) => {
    const tail = tails[at];
    return tail && tail.sign === sign && tail.before.length >= shortest ? tail.before : title;
  });
}

const TAIL = /^(.*\S)(?:\s+[–—-]\s+|\s*\|\s*)([^|–—]{2,80})$/u;
const FORM = /^(?:live!?|live updates?!?|live ?blog|video|watch(?: live)?)$/i;
const mostTails = 3;

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
  for (let again = 0; again < mostTails; again++) {
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
