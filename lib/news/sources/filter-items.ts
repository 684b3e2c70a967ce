import type { FeedSource } from '@/lib/city/schema/news';
import type { NewsItem } from '@/lib/news/news-item';
import { anyWordIn } from '@/lib/news/sources/any-word-in';
import { describeItem, type Reader } from '@/lib/news/sources/describe-item';
import { type Counts, counted, type SectionReason } from '@/lib/news/tally/item-tally';

export type FilteredItems = {
  wanted: readonly NewsItem[];
  left: Counts<SectionReason>;
  /** Left out as not local; the front page may fall back on them. */
  beyond: readonly NewsItem[];
};

function blockedOrAstray(
  item: NewsItem,
  { blockWords = [], onlyWords }: FeedSource,
): SectionReason | undefined {
  if (anyWordIn(blockWords, `${item.title} ${item.category ?? ''}`)) return 'blocked-word';
  const fits = !onlyWords || anyWordIn(onlyWords, `${item.title} ${item.description}`);
  return fits ? undefined : 'other-subject';
}

/** Nothing with a blocked word (quirk 47) or for sale; where the source says so, only its words or what is local. */
export function filterItems(items: readonly NewsItem[], source: FeedSource, reader: Reader): FilteredItems {
  const wanted: NewsItem[] = [];
  const beyond: NewsItem[] = [];
  const left: SectionReason[] = [];
  for (const one of items) {
    const { item, isLocal } = describeItem(one, source, reader);
    const isForSale = item.kind === 'commerce' ? 'for-sale' : undefined;
    const isFar = source.onlyLocal && !isLocal ? 'not-local' : undefined;
    const reason = blockedOrAstray(one, source) ?? isForSale ?? isFar;
    if (!reason) wanted.push(item);
    else left.push(reason);
    if (reason === 'not-local') beyond.push(item);
  }
  return { wanted, left: counted(left), beyond };
}
