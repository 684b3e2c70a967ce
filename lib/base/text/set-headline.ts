const NO_BREAK = '\u00A0';

/** Words that never end a line: articles, prepositions and one-syllable conjunctions in English and Spanish. */
const CLINGING_WORDS = new Set(
  [
    'a an the of in on at to for by with from into near over under as per vs. and or',
    'el la los las un una de del al en con por para sin sobre tras y e o u su sus',
  ].flatMap((words) => words.split(' ')),
);

const NUMBER = /^[$€#]?\d(?:[\d,.:]*\d)?$/;
const UNIT = /^(?:[ap]\.?m\.?|percent|miles?|feet|acres|degrees|°\S*|[mbtr]+illion)[,.:;]?$/i;
const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\.|[a-z]*)$/i;
const LAST_NUMBER = /^\d+[.?!]$/;
const INITIAL = /^\p{Lu}\.$/u;
const DASH = /^[–—-]$/;

/** Maximum length of words joined by no-break spaces; a longer run would break badly in a narrow column. */
const MAX_UNIT = 15;

function clings(word: string, next: string, isLast: boolean): boolean {
  if (DASH.test(next) || INITIAL.test(word)) return true;
  if (/^\d/.test(next) && (isLast || LAST_NUMBER.test(next) || MONTH.test(word))) return true;
  return CLINGING_WORDS.has(word.toLowerCase()) || NUMBER.test(word) || UNIT.test(next);
}

/** Turns straight quotation marks and apostrophes into curly ones, except foot and inch marks. */
function curlQuotes(title: string): string {
  return title
    .replace(/(?<![^\s([{“‘¿¡—–-])"/g, '“')
    .replace(/(?<=[^\d\s])"|(?<=“[^”]*\d)"/g, '”')
    .replace(/(?<![^\s([{“—–-])'(?=\d\ds?\b)/g, '’')
    .replace(/(?<![^\s([{“¿¡—–-])'/g, '‘')
    .replace(/(?<=[^\d\s])'|(?<=\d)'(?=s)/g, '’');
}

/**
 * Typesets a headline without changing its words: no line ends in an article, a preposition or a bare number, none
 * begins with a day of a month or the last number of a sentence, units stay with their number, and quotation marks are
 * curly.
 */
export function setHeadline(title: string): string {
  const words = curlQuotes(title).split(' ');
  let unit = 0;
  return words.reduce((line, word, at) => {
    const before = words[at - 1] ?? '';
    const isKept =
      at > 0 && clings(before, word, at === words.length - 1) && unit + 1 + word.length <= MAX_UNIT;
    unit = isKept ? unit + 1 + word.length : word.length;
    return at === 0 ? word : line + (isKept ? NO_BREAK : ' ') + word;
  }, '');
}
