import type { NewsItem } from '@/lib/news/news-item';

type Signed = Pick<NewsItem, 'author' | 'credits' | 'description'>;

/** Matches credits of national and international news agencies. */
const far =
  /\((?:AP|CNN|AFP|NYT|CNA|TNS|UPI|EFE)\)|\b(?:Associated Press|Canadian Press|Reuters|Agence France-Presse|Bloomberg News|Tribune News Service|USA TODAY(?: NETWORK)?|Agencia (?:EFE|Reforma)|Europa Press|New York Times News Serv(?:\.|ice))/i;

/**
 * Returns 'far' if the byline, the first words or the dateline credit a national agency, 'near' for a regional one;
 * undefined without a credit.
 */
export function wireOf({ author = '', credits = [], description }: Signed): 'far' | 'near' | undefined {
  const named = [author, ...credits].map((name) => `(${name})`).join(' ');
  const signed = `${named} ${description.slice(0, 80)}`;
  if (far.test(signed)) return 'far';
  return /\bCity News Service\b/.test(signed) ? 'near' : undefined;
}
