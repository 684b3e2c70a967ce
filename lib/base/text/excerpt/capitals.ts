const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu;
const SMALL = /\p{Ll}/u;
const DAY_OR_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|(?:jan|feb|aug|sept|oct|nov|dec)\.)$/;
const HOUR = /^[AP]\.?M\.?$/;
const DASH = /—|--| [–-] /;
const fewestWords = 3;
const fewestLetters = 14;
const mostInTitleCase = 0.6;

/** Words that a text writes with a capital inside its sentences; of a text in Title Case only those in capitals. */
function namesIn(text: string): string[] {
  const found = [...text.matchAll(WORD)];
  const large = found.filter(([word]) => /^\p{Lu}/u.test(word));
  const isTitleCase = large.length > found.length * mostInTitleCase;
  return large
    .filter(({ 0: word, index }) => {
      const isFirst = index === 0 || /[.!?:“"]\s*$/.test(text.slice(Math.max(0, index - 3), index));
      return (word.length > 1 && !SMALL.test(word)) || !(isFirst || isTitleCase);
    })
    .map(([word]) => word);
}

function capitalized(word: string): string {
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

const longestState = 3;

/** "SAN JUAN CAPISTRANO, Calif. — ", also where its agency is in capitals. */
function isDateline(shouted: readonly string[], rest: readonly string[]): boolean {
  return DASH.test(` ${[...shouted, ...rest.slice(0, longestState)].join(' ')} `);
}

/** A beginning in CAPITALS as a sentence; names are the words that title, rest or `places` write so. */
export function withoutShouting(text: string, title: string, places: readonly string[]): string {
  const words = text.split(' ');
  const end = words.findIndex((word) => SMALL.test(word));
  const shouted = words.slice(0, end === -1 ? words.length : end);
  const rest = words.slice(shouted.length);
  const isLong = shouted.join('').replace(/\P{Lu}/gu, '').length >= fewestLetters;
  if (shouted.length < fewestWords || !isLong || isDateline(shouted, rest)) return text;
  const names = new Map(
    [
      ...places.flatMap((place) => place.split(' ')),
      ...(SMALL.test(title) ? namesIn(title) : []),
      ...namesIn(rest.join(' ')),
    ].map((name) => [name.toLowerCase(), name]),
  );
  const told = shouted.join(' ').replace(WORD, (word) => {
    const small = word.toLowerCase();
    if (HOUR.test(word)) return small;
    return names.get(small) ?? (DAY_OR_MONTH.test(small) ? capitalized(small) : small);
  });
  return [capitalized(told), ...rest]
    .join(' ')
    .replace(
      /(?<!\b[ap]\.m|\b\p{L})([.!?]\s+)(\p{Ll})/gu,
      (_, gap: string, letter: string) => `${gap}${letter.toUpperCase()}`,
    );
}
