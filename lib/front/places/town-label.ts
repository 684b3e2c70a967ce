import { thisCity } from '@/lib/city/this-city';
import { wordsOf } from '@/lib/news/local/words-of';
import type { NewsItem } from '@/lib/news/news-item';

type Local = Pick<NewsItem, 'local'>;

/** Whether one is of another town: the city's own goes without saying. */
export function townsDiffer(items: readonly Local[], own = thisCity().name): boolean {
  return items.some(({ local }) => local?.town !== undefined && local.town !== own);
}

export function namesPlace(title: string, words: string): boolean {
  const all = ` ${wordsOf(title).join(' ')} `;
  // California and Californians.
  return ['', 'n', 'ns'].some((end) => all.includes(` ${wordsOf(words).join(' ')}${end} `));
}

function initials(name: string): string[] {
  return wordsOf(name).map((word) => word.charAt(0));
}

/** Undefined where the headline names it, in full or by its initials. */
export function townLabel({ title, local }: Pick<NewsItem, 'title' | 'local'>): string | undefined {
  const town = local?.town;
  if (town === undefined || namesPlace(title, town)) return undefined;
  const short = initials(town);
  const isShort =
    short.length > 1 && [short.join(''), short.join(' ')].some((words) => namesPlace(title, words));
  return isShort ? undefined : town;
}
