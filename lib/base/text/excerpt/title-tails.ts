import { squashed } from '@/lib/base/text/excerpt/trim-tails';

/** `names`: the publisher's names. `sign`: the separator, if the feed's format appends a name to every title. */
export type Headline = { title: string; names: readonly string[]; sign?: string };

type Tail = { before: string; sign: string };

const SIGN = /\s+([–—-])\s+|\s*(\|)\s*/gu;
const MAYBE = /\||\s[–—-]\s/;
const PARTS = /\s+[|–—/-]\s+|\s*\|\s*|:\s+/;
/** Minimum length of a title after its tail is removed. */
const MIN_TITLE_LENGTH = 10;
const MIN_TITLES = 3;
const MIN_SHARE = 3 / 4;

/** Whether a title may have a tail, such as " – The Sun". A fast check, because most titles have none. */
export function mayHaveTitleTail(title: string): boolean {
  return MAYBE.test(title);
}

/** Removes a leading "The", case, spaces and punctuation. */
function bare(name: string): string {
  return squashed(name).replace(/^the/, '');
}

/** Returns a name and its parts ("The Sun / El Sol", "Register – Opinion"), normalized. */
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

/** Returns the separator before the publisher's name, if most titles of the feed have it. */
function habitOf(tails: readonly (Tail | undefined)[]): string | undefined {
  const signs = tails.flatMap((tail) => tail?.sign ?? []);
  const min = Math.max(MIN_TITLES, tails.length * MIN_SHARE);
  return [...new Set(signs)].find((sign) => signs.filter((other) => other === sign).length >= min);
}

/**
 * Removes the publisher's name from a feed's titles if at least three titles and three quarters of all titles
 * end in it, after the same separator. Keeps other tails ("SR-91: Fullerton – Orange") and place names.
 */
export function withoutPublisher(headlines: readonly Headline[], places: readonly string[] = []): string[] {
  const tails = headlines.map((headline) => tailOf(headline, places));
  const habit = habitOf(tails);
  return headlines.map(({ title, sign = habit }, at) => {
    const tail = tails[at];
    return tail && tail.sign === sign && tail.before.length >= MIN_TITLE_LENGTH ? tail.before : title;
  });
}

const TAIL = /^(.*\S)(?:\s+[–—-]\s+|\s*\|\s*)([^|–—]{2,80})$/u;
const FORM = /^(?:live!?|live updates?!?|live ?blog|video|watch(?: live)?)$/i;
const MAX_TAILS = 3;

function namesIn(author: string): string[] {
  return author
    .split(/,|&|\band\b/)
    .map(squashed)
    .filter(Boolean);
}

/**
 * Removes the source's name, the author, "– live!" and "– video" from a title, to compare it with others; never for
 * display. "Built for the Storm – Episode 21" stays unchanged.
 */
export function withoutTitleTails(title: string, names: readonly string[], author?: string): string {
  if (!mayHaveTitleTail(title)) return title;
  let rest = title;
  for (let again = 0; again < MAX_TAILS; again++) {
    const [, before = '', tail = ''] = TAIL.exec(rest) ?? [];
    if (before.length < MIN_TITLE_LENGTH || !isTail(tail, names, author)) break;
    rest = before;
  }
  return rest;
}

function isTail(tail: string, names: readonly string[], author: string | undefined): boolean {
  if (FORM.test(tail) || names.flatMap(formsOf).includes(bare(tail))) return true;
  const [people, authors] = [namesIn(tail), namesIn(author ?? '')];
  return people.length > 0 && people.every((person) => authors.includes(person));
}
