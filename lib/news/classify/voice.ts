import type { FeedSource } from '@/lib/city/schema/news';
import { plainText, type Readable, wholeWords } from '@/lib/news/classify/evidence';
import type { NewsItem } from '@/lib/news/news-item';

const OFFICE =
  /^(?:(?:vice |deputy )?mayor(?: pro tem(?:pore)?)?|council ?(?:member|man|woman|person)|city (?:manager|attorney|clerk)|(?:county )?supervisor|superintendent|sheriff|(?:police |fire )chief|trustee|alcalde(?:sa)?|concejala?) (?!of )\p{L}/u;

/**
 * Whether a public official wrote an item, according to its author or a byline that was removed from its
 * text.
 */
export function isByOfficial({ author = '', credits = [] }: Pick<Readable, 'author' | 'credits'>): boolean {
  return [author, ...credits].some((name) => OFFICE.test(plainText(name)));
}

/**
 * Returns the kind of publisher; undefined for the press. A column by an official counts as the government's in any
 * outlet.
 */
export function voiceOf(
  item: Pick<Readable, 'author' | 'credits'>,
  { voice = 'press' }: FeedSource,
): NewsItem['voice'] {
  if (voice !== 'press') return voice;
  return isByOfficial(item) ? 'government' : undefined;
}

/** Words that report deaths and dangers. */
const GRAVE = wholeWords(
  'alerts?|warns?|warning|emergency|evacuat\\w+|boil[- ]water|shelter in place|outbreak|recall(?:s|ed)?|missing|curfew',
  'die[sd]|dead|deaths?|killed|killing|fatal\\w*|homicides?',
  'alertas?|emergencia|evacua\\w*|brote|desaparecid[oa]s?|toque de queda|muer(?:e|en|te|to|ta|tos|tas)|muri\\w+|fallec\\w+|homicidios?',
);
/** Verbs and nouns for government decisions and orders. */
const ACTS = wholeWords(
  '(?:closes?|closed|closures?|closing|reopen(?:s|ed|ing)?|orders?|ordered|votes?|voted|approve[sd]?|adopt(?:s|ed)?|rejects?|rejected|ban(?:s|ned)?|repeal(?:s|ed)?)',
  'cierres?|cierra[n]?|cerrad[oa]s?|reabre[n]?|ordenan?|votan?|vot[oa]ron|aprueban?|aprob\\w+|rechazan?|prohiben?',
);

/**
 * Whether a headline from this kind of publisher may lead: from the press, always; from a government, if it
 * reports a decision, a death or a danger; from a community source, if it reports a death or a danger; from a
 * company, never.
 */
export function mayBeNews(title: string, voice: NewsItem['voice']): boolean {
  if (!voice) return true;
  const plain = plainText(title);
  return voice !== 'company' && (GRAVE.test(plain) || (voice === 'government' && ACTS.test(plain)));
}
