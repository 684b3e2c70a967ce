import { createHash } from 'node:crypto';
import { clockSetBy } from '@/lib/base/clock';
import type { Failure, Outcome } from '@/lib/base/outcome';
import { squashed } from '@/lib/base/text/excerpt/trim-tails';
import type { FeedSource } from '@/lib/city/schema/news';
import {
  afterFailure,
  isShowable,
  MAX_AGE_WHEN_EMPTIED_MS,
  type Moment,
  waitAfterSuccess,
} from '@/lib/freshness/refresh-policy';
import { canonicalLink } from '@/lib/news/canonical-link';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { counted, type ItemTally } from '@/lib/news/item-tally';
import type { NewsItem, ParsedItem } from '@/lib/news/news-item';
import type { ReadRequest, ReadResult } from '@/lib/news/read/read-feed';
import type { FeedResponse, Validators } from '@/lib/news/sources/fetch-feed';
import { readingOf } from '@/lib/news/sources/listed-sources';

/** Result of one fetch. `salvaged`: the complete items of a truncated document (quirk 43). */
export type RefreshResult =
  | { kind: 'unchanged'; askedMs: number; validators?: Validators }
  | {
      kind: 'items';
      items: readonly ParsedItem[];
      tally: ItemTally;
      validators: Validators;
      bodyHash: string;
      reading: string;
      askedMs: number;
      movedTo?: string;
    }
  | { kind: 'failed'; failure: Failure; salvaged?: readonly ParsedItem[]; tally?: ItemTally };

export type RefreshDeps = {
  fetch: (address: string, since: Validators) => Promise<Outcome<FeedResponse>>;
  read: (request: ReadRequest) => ReadResult;
  zone: string;
  places?: readonly string[];
};

async function resultOf(
  response: FeedResponse,
  source: FeedSource,
  record: FeedRecord,
  deps: RefreshDeps,
): Promise<RefreshResult> {
  const askedMs = (response.maxAgeSeconds ?? 0) * 1000;
  if (response.kind === 'unchanged') return { kind: 'unchanged', askedMs, validators: response.validators };
  const bodyHash = createHash('sha256').update(response.bytes).digest('base64url');
  const { validators, movedTo, kind: _, maxAgeSeconds: __, ...document } = response;
  if (bodyHash === record.bodyHash) return { kind: 'unchanged', askedMs, validators };
  const feed = deps.read({ ...document, source, zone: deps.zone, places: deps.places });
  if (!feed.ok) {
    const { items, tally } = feed.salvaged ?? {};
    return { kind: 'failed', failure: feed.failure, salvaged: items, tally };
  }
  const ttlMs = (feed.value.ttlMinutes ?? 0) * 60_000;
  return {
    kind: 'items',
    items: feed.value.items,
    tally: feed.value.tally,
    validators,
    bodyHash,
    reading: readingOf(source, deps),
    movedTo,
    askedMs: Math.max(askedMs, ttlMs),
  };
}

/** Drops validators and hash if the record was parsed by other rules, so that the same bytes are parsed again. */
function forReparsing(record: FeedRecord, reading: string): FeedRecord {
  return record.reading === reading ? record : { ...record, validators: {}, bodyHash: undefined };
}

/** Fetches and parses a feed once. A failure is part of the result; throws only for bugs. */
export async function refreshFeed(
  source: FeedSource,
  record: FeedRecord,
  deps: RefreshDeps,
): Promise<RefreshResult> {
  const known = forReparsing(record, readingOf(source, deps));
  const response = await deps.fetch(source.url, known.validators);
  if (!response.ok) return { kind: 'failed', failure: response.failure };
  return resultOf(response.value, source, known, deps);
}

type Match = { item: ParsedItem; before?: NewsItem };

/** Maps names to items; undefined if two items share a name. */
function itemsBy(items: readonly NewsItem[], nameOf: (item: NewsItem) => string) {
  const named = new Map<string, NewsItem | undefined>();
  for (const item of items) named.set(nameOf(item), named.has(nameOf(item)) ? undefined : item);
  return named;
}

/**
 * Matches items to known items by id, else by a link that is unique or has the same title, because guids and URL
 * schemes change.
 */
function matched(items: readonly ParsedItem[], before: readonly NewsItem[]): Match[] {
  const linkOf = ({ link }: ParsedItem) => canonicalLink(link);
  const storyOf = (item: ParsedItem) => `${linkOf(item)} ${item.title}`;
  // The query may contain a counter, so compare the page's address without it, the title and the date.
  const pageOf = ({ link, title, pubDate }: ParsedItem) =>
    `${link.replace(/[?#].*/, '')} ${title} ${pubDate}`;
  const byId = itemsBy(before, ({ id }) => id);
  const byStory = itemsBy(before, storyOf);
  const byLink = itemsBy(before, linkOf);
  const byPage = itemsBy(before, pageOf);
  const links = counted(items.map(linkOf));
  return items.map((item) => {
    const known = byId.get(item.id) ?? byStory.get(storyOf(item));
    const same = links[linkOf(item)] === 1 ? byLink.get(linkOf(item)) : undefined;
    return { item, before: known ?? same ?? byPage.get(pageOf(item)) };
  });
}

/** Returns how far an item's date has moved (ms); undefined if the old or new date is missing. */
function moveOf({ item, before }: Match): number | undefined {
  return item.pubDate && before?.pubDate && item.pubDate.getTime() - before.pubDate.getTime();
}

const MIN_MOVES = 3;

/** Whether a feed dates all its items with the time of the fetch (quirk 22). */
function isDatedByFetch(matches: readonly Match[]): boolean {
  const moves = matches.map(moveOf).filter((move) => move !== undefined);
  return moves.length >= MIN_MOVES && moves.every((move) => move > 0);
}

/** Whether a story was updated: its date is later, and its title differs in more than case and punctuation. */
function isUpdatedStory(match: Match): boolean {
  const { item, before } = match;
  return (moveOf(match) ?? 0) > 0 && squashed(item.title) !== squashed(before?.title ?? '');
}

/** Returns `seen`, or now if it is missing or if it is in the future because a clock was wrong. */
function hasNewEvent({ item, before }: Match): boolean {
  const facts = ({ title, calendar }: ParsedItem) => [title, calendar?.dates, calendar?.times].join('\n');
  return Boolean(item.calendar && before?.calendar) && facts(item) !== facts(before as NewsItem);
}

/** Returns `seen`; now if it is missing or if it is in the future because a clock was wrong. */
function noLater(seen: Date | undefined, now: number): Date {
  return seen && seen.getTime() <= now ? seen : new Date(now);
}

/**
 * Adds the times at which this site first saw each item, its changed date and its changed event. `before`: the items of
 * the last good response.
 */
export function withFirstSights(
  items: readonly ParsedItem[],
  before: readonly NewsItem[],
  now: number,
): NewsItem[] {
  const matches = matched(items, before);
  const byFetch = isDatedByFetch(matches);
  return matches.map((match) => {
    const { item, before: known } = match;
    const isMoved = known && item.pubDate && moveOf(match) !== 0 && !byFetch;
    const dateSeen = isMoved ? new Date(now) : known?.dateSeen;
    const wordsSeen = isMoved && isUpdatedStory(match) ? new Date(now) : known?.wordsSeen;
    const eventChanged = hasNewEvent(match) ? new Date(now) : known?.eventChanged;
    return {
      ...item,
      firstSeen: noLater(known?.firstSeen, now),
      ...(eventChanged && { eventChanged: noLater(eventChanged, now) }),
      ...(item.pubDate && dateSeen && { dateSeen: noLater(dateSeen, now) }),
      ...(item.pubDate && wordsSeen && { wordsSeen: noLater(wordsSeen, now) }),
    };
  });
}

/**
 * Whether the stored copy is worse than the salvaged items: it is empty, too old to show, or itself salvaged with no
 * more items.
 */
function isWorse(record: FeedRecord, salvaged: readonly ParsedItem[], now: number): boolean {
  if (record.items.length === 0 || !isShowable(record, now)) return true;
  return record.salvaged === true && salvaged.length >= record.items.length;
}

function afterFailedRefresh(
  record: FeedRecord,
  { failure, salvaged, tally }: RefreshResult & { kind: 'failed' },
  moment: Moment,
): FeedRecord {
  const next = afterFailure(record, failure, moment);
  // A 304 response to an unconditional request shows that the source ignores validators.
  if (failure.reason === 'not-modified-unasked') next.validators = {};
  const { now } = moment;
  if (!salvaged?.length || !isWorse(record, salvaged, now)) return next;
  const items = withFirstSights(salvaged, record.items, now + clockSetBy());
  // The stored validators belong to another document.
  return { ...next, items, tally, salvaged: true, goodAt: now, validators: {}, bodyHash: undefined };
}

function afterItems(
  record: FeedRecord,
  result: RefreshResult & { kind: 'items' },
  moment: Moment,
): FeedRecord {
  const { now } = moment;
  const nextTry = now + waitAfterSuccess(moment.refreshMs, result.askedMs, moment.random);
  const answered = { movedTo: result.movedTo, fails: 0, nextTry, triedAt: now };
  const isEmptied = result.items.length === 0 && record.items.length > 0;
  if (isEmptied && now - record.goodAt < MAX_AGE_WHEN_EMPTIED_MS) {
    const { lastFailure: _, askedToWait: __, ...kept } = record;
    // Clear the validators so that the next response has a body. We then notice when an emptied feed has items again.
    return { ...kept, ...answered, validators: {}, bodyHash: undefined };
  }
  const { tally, validators, bodyHash, reading } = result;
  const items = withFirstSights(result.items, record.items, now + clockSetBy());
  return { url: record.url, items, tally, goodAt: now, validators, bodyHash, reading, ...answered };
}

/** Returns the new record after a fetch. A failure keeps the last good items; a success replaces all of them. */
export function applyResponse(record: FeedRecord, result: RefreshResult, moment: Moment): FeedRecord {
  if (result.kind === 'failed') return afterFailedRefresh(record, result, moment);
  if (result.kind === 'items') return afterItems(record, result, moment);
  const nextTry = moment.now + waitAfterSuccess(moment.refreshMs, result.askedMs, moment.random);
  const { lastFailure: _, askedToWait: __, ...rest } = record;
  const { validators = record.validators } = result;
  return { ...rest, validators, goodAt: moment.now, fails: 0, nextTry, triedAt: moment.now };
}
