import { onceOf } from '@/lib/base/cache';
import type { FeedSource } from '@/lib/city/schema/news';
import { type ListPlace, splitEvents } from '@/lib/news/calendar/upcoming';
import { type Counts, counted, type SectionReason } from '@/lib/news/item-tally';
import { believed } from '@/lib/news/local/believed';
import type { NewsItem } from '@/lib/news/news-item';
import { describeItem, type Reader } from '@/lib/news/section/describe-item';
import type { FeedKey } from '@/lib/sections';

const patternOf = onceOf((words: readonly string[]): RegExp => {
  const each = words.map((word) =>
    word
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join('|')})(?:e?s|['’]s)?(?![\\p{L}\\p{N}])`, 'iu');
});

/** Tells whether a text has one of the words or phrases as a whole: `event` finds "Events" and "event's", not "prevent". */
export function anyWordIn(words: readonly string[], text: string): boolean {
  return words.length > 0 && patternOf(words).test(text);
}

export type FilteredItems = {
  wanted: readonly NewsItem[];
  left: Counts<SectionReason>;
  /** Items left out because they are not local. The front page falls back on them. */
  beyond: readonly NewsItem[];
};

function unwantedReason(
  item: NewsItem,
  { blockWords = [], onlyWords }: FeedSource,
): SectionReason | undefined {
  if (anyWordIn(blockWords, `${item.title} ${item.category ?? ''}`)) return 'blocked-word';
  const fits = !onlyWords || anyWordIn(onlyWords, `${item.title} ${item.description}`);
  return fits ? undefined : 'other-subject';
}

/**
 * Describes the items of a feed and leaves out those with a blocked word (quirk 47), those for sale and, if the source says
 * so, those without its words or from elsewhere.
 */
export function filterItems(items: readonly NewsItem[], source: FeedSource, reader: Reader): FilteredItems {
  const wanted: NewsItem[] = [];
  const beyond: NewsItem[] = [];
  const left: SectionReason[] = [];
  const as = believed(source, items, reader.city.local);
  for (const one of items) {
    const { item, isLocal } = describeItem(one, as, reader);
    const isForSale = item.kind === 'commerce' ? 'for-sale' : undefined;
    const isFar = source.onlyLocal && !isLocal ? 'not-local' : undefined;
    const reason = unwantedReason(one, source) ?? isForSale ?? isFar;
    if (!reason) wanted.push(item);
    else left.push(reason);
    if (reason === 'not-local') beyond.push(item);
  }
  return { wanted, left: counted(left), beyond };
}

export type LeftOut = Readonly<Partial<Record<FeedKey, Counts<SectionReason>>>>;

/** Counts what a section leaves out of a feed, by reason: its filters, past events, events without a readable day. */
export function leftOutOf(
  items: readonly NewsItem[],
  source: FeedSource,
  reader: Reader,
  place: ListPlace,
): Counts<SectionReason> {
  const { wanted, left } = filterItems(items, source, reader);
  const { dropped } = splitEvents([{ url: source.url, items: wanted }], place);
  return { ...left, ...dropped[0] };
}
