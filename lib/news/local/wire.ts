import type { NewsItem } from '@/lib/news/news-item';

type Signed = Pick<NewsItem, 'author' | 'credits' | 'description'>;

/** Of the country or the world; the City News Service is Los Angeles’ own. */
const far =
  /\((?:AP|CNN|AFP|NYT|CNA|TNS|UPI|EFE)\)|\b(?:Associated Press|Canadian Press|Reuters|Agence France-Presse|Bloomberg News|Tribune News Service|USA TODAY(?: NETWORK)?|Agencia (?:EFE|Reforma)|Europa Press|New York Times News Serv(?:\.|ice))/i;
const ownCity = /\bCity News Service\b/;

function signature({ author = '', credits = [], description }: Signed): string {
  const named = [author, ...credits].map((name) => `(${name})`).join(' ');
  return `${named} ${description.slice(0, 80)}`;
}

/** Whether an agency of the country or the world says that it is its own: in its byline, its first words or a dateline. */
export function isOfFarWire(item: Signed): boolean {
  return far.test(signature(item));
}

/** The same, or an agency of the area. */
export function isOfWire(item: Signed): boolean {
  return isOfFarWire(item) || ownCity.test(signature(item));
}

const DATELINE = /^(\p{Lu}[\p{Lu} .'’-]{2,40})(?:, \p{Lu}[\p{L}. ]{1,20})? — /u;

/** The place of `WASHINGTON — `, as Washington; '' without one. Those of the source's own place are taken off. */
export function dateline(description: string): string {
  const [, place = ''] = DATELINE.exec(description) ?? [];
  return place.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
