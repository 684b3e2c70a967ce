import { readFileSync } from 'node:fs';

/** A named hostile string. If executed, it calls the trap with its number. */
export type HostileCase = { id: string; number: number; text: string };

/** Host to which hostile strings send requests. It does not exist; the first label names the case. */
export const canaryHost = 'canary.invalid';

/**
 * An entry of texts.json: markup that runs scripts, text that breaks out of its context, disguising or endless
 * characters, addresses, or post bodies. FIRE stands for the call that the trap detects, CANARY for an address that it
 * watches. Long strings are described by repetition.
 */
export type HostileText = string | { before?: string; repeat: string; times: number; after?: string };

/** Returns the complete string. */
export function wholeOf(text: HostileText): string {
  if (typeof text === 'string') return text;
  const { before = '', repeat, times, after = '' } = text;
  return before + repeat.repeat(times) + after;
}

// Read at run time, because Jest, Node and other runners disagree on import attributes.
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

/** Hostile strings for titles, descriptions, authors and searches. */
export const hostileTexts = [
  ...named('markup', texts.markup),
  ...named('breaker', texts.breakers),
  ...named('character', texts.characters),
];
/** Hostile addresses for links, pictures and identifiers. */
export const hostileLinks = named('address', texts.addresses);
const bodies = named('markdown', texts.markdown);
const perPost = 5;

/** Bodies of hostile posts. Short strings share a post. Long strings, which could break a post, have a post each. */
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
