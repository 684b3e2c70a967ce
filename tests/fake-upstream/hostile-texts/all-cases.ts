import { readFileSync } from 'node:fs';

/** A named hostile text; if it runs, it calls the trap with its number. */
export type HostileCase = { id: string; number: number; text: string };

/** Host of requests by hostile texts; it does not exist, and its first label names the case. */
export const canaryHost = 'canary.invalid';

/**
 * The texts of texts.json: markup that runs script, text that breaks out of its context, disguising or endless
 * characters, addresses, and post bodies. FIRE becomes the call that the trap detects, CANARY an address that it
 * watches; long ones are described by repetition.
 */
export type HostileText = string | { before?: string; repeat: string; times: number; after?: string };

/** Returns the complete text. */
export function wholeOf(text: HostileText): string {
  if (typeof text === 'string') return text;
  const { before = '', repeat, times, after = '' } = text;
  return before + repeat.repeat(times) + after;
}

// Not imported, because Jest, Node and other runners disagree on import attributes.
const texts = JSON.parse(
  readFileSync('tests/fake-upstream/hostile-texts/texts.json', 'utf8'),
) as typeof import('./texts.json');

let count = 0;

function named(table: string, all: readonly HostileText[]): HostileCase[] {
  return all.map((text, at) => {
    const id = `${table}-${at + 1}`;
    const number = ++count;
    const canary = `//${id}.${canaryHost}/`;
    return {
      id,
      number,
      text: wholeOf(text).replaceAll('FIRE', `fire(${number})`).replaceAll('CANARY', canary),
    };
  });
}

/** Texts for titles, descriptions, authors and searches. */
export const hostileTexts = [
  ...named('markup', texts.markup),
  ...named('breaker', texts.breakers),
  ...named('character', texts.characters),
];
/** Addresses for links, pictures and identifiers. */
export const hostileLinks = named('address', texts.addresses);
const bodies = named('markdown', texts.markdown);
const perPost = 5;

/** Post bodies: short texts together in one post; those that could break a post, alone. */
export const hostilePosts: readonly string[] = [
  ...bodies
    .filter(({ text }) => text.length < 200)
    .flatMap((_, at, short) =>
      at % perPost === 0
        ? [
            short
              .slice(at, at + perPost)
              .map(({ text }) => text)
              .join('\n\nthe next\n\n'),
          ]
        : [],
    ),
  ...bodies.filter(({ text }) => text.length >= 200).map(({ text }) => text),
];

export const allHostileCases: readonly HostileCase[] = [...hostileTexts, ...hostileLinks, ...bodies];

/** Returns the name of the case with this number. */
export function caseNumbered(number: number): string {
  return allHostileCases.find((one) => one.number === number)?.id ?? `case ${number}`;
}
