import type { Reach } from '@/lib/city/schema/news';
import { sortTime } from '@/lib/news/item-date';
import type { NewsItem } from '@/lib/news/news-item';

const reaches: readonly Reach[] = ['town', 'county', 'region', 'state', 'elsewhere'];
const agencies =
  /\((?:AP|CNN|AFP|NYT|CNA|TNS|UPI)\)|\b(?:Associated Press|Reuters|Agence France-Presse|Bloomberg News|City News Service|Tribune News Service|New York Times News Service)\b/;

/** A wire story says so in its byline or its first words. */
function isTakenOver({ author = '', description }: NewsItem): boolean {
  return agencies.test(`${author} ${description.slice(0, 80)}`);
}

function ranks(item: NewsItem): number[] {
  return [
    reaches.indexOf(item.local?.reach ?? 'elsewhere'),
    Number(isTakenOver(item)),
    sortTime(item) ?? item.firstSeen.getTime(),
    Number(!item.image),
  ];
}

/** The more local leads, then the original, the earlier, the one with a picture. */
function byLead(one: NewsItem, other: NewsItem): number {
  const others = ranks(other);
  for (const [at, rank] of ranks(one).entries()) {
    const difference = rank - (others[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.link < other.link ? -1 : 1;
}

/** The lead first; a report that led before still does. */
export function orderGroup(items: readonly NewsItem[], isLead: (item: NewsItem) => boolean): NewsItem[] {
  return items.toSorted((one, other) => Number(isLead(other)) - Number(isLead(one)) || byLead(one, other));
}
