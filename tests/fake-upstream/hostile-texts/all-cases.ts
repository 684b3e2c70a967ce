import { addresses } from './addresses';
import { breakers } from './breakers';
import { characters } from './characters';
import { markdown } from './markdown';
import { markup } from './markup';

/** A hostile text with a name; if it runs, it calls the trap with its number. */
export type HostileCase = { id: string; number: number; text: string };

/** Where requests of hostile texts would go: no such host exists, and its first part names the case. */
export const canaryHost = 'canary.invalid';

let count = 0;

function named(table: string, texts: readonly string[]): HostileCase[] {
  return texts.map((text, at) => {
    const id = `${table}-${at + 1}`;
    const number = ++count;
    const armed = text.replaceAll('FIRE', `fire(${number})`).replaceAll('CANARY', `//${id}.${canaryHost}/`);
    return { id, number, text: armed };
  });
}

/** Texts for titles, descriptions, authors and searches. */
export const hostileTexts = [
  ...named('markup', markup),
  ...named('breaker', breakers),
  ...named('character', characters),
];
/** Addresses for links, pictures and identifiers. */
export const hostileLinks = named('address', addresses);
const bodies = named('markdown', markdown);
const perPost = 5;

/** Whole bodies of posts: short ones together, since one post holds many; those that could break a post, alone. */
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

/** The name of the case with this number. */
export function caseNumbered(number: number): string {
  return allHostileCases.find((one) => one.number === number)?.id ?? `case ${number}`;
}
