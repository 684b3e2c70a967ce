/** As The Canadian Press has them, where they differ in the texts that cities inherit and in the site's own words. */
const canadian = {
  canceled: 'cancelled',
  color: 'colour',
  honor: 'honour',
  labeled: 'labelled',
  neighbor: 'neighbour',
  theater: 'theatre',
};

const american = new RegExp(`(?<![\\p{L}/#=._-])(?:${Object.keys(canadian).join('|')})`, 'giu');

/** A text of ours in the spelling of a locale (BCP 47); an address in it stays. */
export function spelledAs(locale: string | undefined, text: string): string {
  if (locale !== 'en-CA') return text;
  const inItsWay = (word: string) => canadian[word.toLowerCase() as keyof typeof canadian].slice(1);
  return text.replace(american, (word) => `${word[0]}${inItsWay(word)}`);
}
