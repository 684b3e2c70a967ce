import type { Failure } from '@/lib/base/outcome';
import { afterFailure, type Moment } from '@/lib/freshness/after-failure';
import { longestKeepWhenEmptied, waitAfterSuccess } from '@/lib/freshness/refresh-policy';
import type { Validators } from '@/lib/news/fetch-feed';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { NewsItem, ParsedItem } from '@/lib/news/news-item';
import { counted, type ItemTally } from '@/lib/news/tally/item-tally';

/** `salvaged` items come from a cut-off document (quirk 43). */
export type RefreshResult =
  | { kind: 'unchanged'; askedMs: number }
  | {
      kind: 'items';
      items: readonly ParsedItem[];
      tally: ItemTally;
      validators: Validators;
      bodyHash: string;
      askedMs: number;
      movedTo?: string;
    }
  | { kind: 'failed'; failure: Failure; salvaged?: readonly ParsedItem[]; tally?: ItemTally };

/** First seen in the future: the clock was ahead then. */
function noLater(seen: Date | undefined, now: number): Date {
  return seen && seen.getTime() <= now ? seen : new Date(now);
}

type Sights = ReadonlyMap<string, Date | undefined>;

function sightsBy(before: readonly NewsItem[], nameOf: (item: NewsItem) => string): Sights {
  const sights = new Map<string, Date | undefined>();
  for (const item of before) {
    const name = nameOf(item);
    sights.set(name, sights.has(name) ? undefined : item.firstSeen);
  }
  return sights;
}

/** First seen by id, else by a link that is unique or has the same title: a changed guid makes no new story. */
export function withFirstSeen(
  items: readonly ParsedItem[],
  before: readonly NewsItem[],
  now: number,
): NewsItem[] {
  const storyOf = ({ link, title }: ParsedItem) => `${link} ${title}`;
  const byId = sightsBy(before, ({ id }) => id);
  const byStory = sightsBy(before, storyOf);
  const byLink = sightsBy(before, ({ link }) => link);
  const links = counted(items.map(({ link }) => link));
  return items.map((item) => {
    const seen = byId.get(item.id) ?? byStory.get(storyOf(item));
    const firstSeen = seen ?? (links[item.link] === 1 ? byLink.get(item.link) : undefined);
    return { ...item, firstSeen: noLater(firstSeen, now) };
  });
}

function afterFailedRefresh(
  record: FeedRecord,
  { failure, salvaged, tally }: RefreshResult & { kind: 'failed' },
  moment: Moment,
): FeedRecord {
  const next = afterFailure(record, failure, moment);
  // An unasked 304 means that our validators mean nothing to the source.
  if (failure.reason === 'not-modified-unasked') next.validators = {};
  if (record.items.length > 0 || !salvaged?.length) return next;
  return { ...next, items: withFirstSeen(salvaged, [], moment.now), tally, goodAt: moment.now };
}

function afterItems(
  record: FeedRecord,
  result: RefreshResult & { kind: 'items' },
  moment: Moment,
): FeedRecord {
  const emptied = result.items.length === 0 && record.items.length > 0;
  const keep = emptied && moment.now - record.goodAt < longestKeepWhenEmptied;
  return {
    url: record.url,
    items: keep ? record.items : withFirstSeen(result.items, record.items, moment.now),
    tally: keep ? record.tally : result.tally,
    goodAt: keep ? record.goodAt : moment.now,
    // Without validators the next response is read whole: an emptied channel must be noticed when it fills.
    validators: keep ? {} : result.validators,
    bodyHash: keep ? undefined : result.bodyHash,
    movedTo: result.movedTo,
    fails: 0,
    nextTry: moment.now + waitAfterSuccess(moment.refreshMs, result.askedMs, moment.random),
    triedAt: moment.now,
  };
}

/** The last good items stay through every failure; success replaces them all. */
export function applyResponse(record: FeedRecord, result: RefreshResult, moment: Moment): FeedRecord {
  if (result.kind === 'failed') return afterFailedRefresh(record, result, moment);
  if (result.kind === 'items') return afterItems(record, result, moment);
  const nextTry = moment.now + waitAfterSuccess(moment.refreshMs, result.askedMs, moment.random);
  const { lastFailure: _, askedToWait: __, ...rest } = record;
  return { ...rest, goodAt: moment.now, fails: 0, nextTry, triedAt: moment.now };
}
