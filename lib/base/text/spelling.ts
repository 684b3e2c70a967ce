/** Spellings of The Canadian Press that differ from American ones, for words in our default texts and messages. */
const canadian = {
  canceled: 'cancelled',
  color: 'colour',
  honor: 'honour',
  labeled: 'labelled',
  neighbor: 'neighbour',
  theater: 'theatre',
};

const american = new RegExp(`(?<![\\p{L}/#=._-])(?:${Object.keys(canadian).join('|')})`, 'giu');

/** Converts our own text to the spelling of a locale (BCP 47), leaving addresses unchanged. */
export function spelledAs(locale: string | undefined, text: string): string {
  if (locale !== 'en-CA') return text;
  const inItsWay = (word: string) => canadian[word.toLowerCase() as keyof typeof canadian].slice(1);
  return text.replace(american, (word) => `${word[0]}${inItsWay(word)}`);
}
