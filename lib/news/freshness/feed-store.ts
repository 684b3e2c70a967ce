import type { FeedSource } from '@/lib/news/feed-source';
import { applyAnswer, type RefreshResult } from '@/lib/news/freshness/apply-answer';
import type { FeedDisk } from '@/lib/news/freshness/feed-disk';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { isDue } from '@/lib/news/freshness/refresh-policy';
import type { Failure } from '@/lib/news/outcome';

export type StoreWorld = {
  refresh: (
    source: FeedSource,
    record: FeedRecord,
    onFailedTry: (failure: Failure) => void,
  ) => Promise<RefreshResult>;
  disk: FeedDisk;
  refreshMs: number;
  now: () => number;
  random: () => number;
  /** Called when what a reader would see has changed. */
  onChange: () => void;
  log: (line: string) => void;
};

type Slot = {
  record: FeedRecord;
  loaded: Promise<void>;
  inflight?: Promise<void>;
  /** Ends with the first try of the refresh under way, good or bad. */
  firstTry?: Promise<void>;
};

/** The last good copy of every feed: in memory, on disk, refreshed one at a time each. */
export type FeedStore = {
  /** What is known of a feed now; asks the disk once and the source never. */
  known: (source: FeedSource) => Promise<FeedRecord>;
  /** Starts a refresh if one is due and none is under way; ends when the first try has ended. */
  firstTry: (source: FeedSource) => Promise<void>;
  /** Starts a refresh if one is due and none is under way; ends with it. */
  refresh: (source: FeedSource) => Promise<void>;
  records: () => FeedRecord[];
};

function afterLoading(stored: FeedRecord): FeedRecord {
  // A new start asks again at once, unless the source itself asked for the wait.
  return stored.askedToWait ? stored : { ...stored, nextTry: 0, fails: 0 };
}

function looksOf(record: FeedRecord): string {
  const shown = record.items.map((item) => [
    item.id,
    item.title,
    item.description,
    item.link,
    item.pubDate,
    item.calendar,
  ]);
  return JSON.stringify(
    record.items.length > 0
      ? shown
      : [record.goodAt > 0, record.lastFailure?.reason, record.lastFailure?.status],
  );
}

function logged(before: FeedRecord, after: FeedRecord): string | undefined {
  const { lastFailure, url } = after;
  if (after.fails === 1)
    return `feed ${url}: ${lastFailure?.reason} (${lastFailure?.detail}); the last good copy stays`;
  if (after.fails === 0 && before.fails > 0)
    return `feed ${url}: answers again after ${before.fails} failed refreshes`;
  return undefined;
}

/** A store over a world of fetching, disk and clock. Its functions never throw for what happens outside. */
export function createFeedStore(world: StoreWorld): FeedStore {
  const slots = new Map<string, Slot>();

  function slotOf(source: FeedSource): Slot {
    const known = slots.get(source.url);
    if (known) return known;
    const slot: Slot = { record: newRecord(source.url), loaded: Promise.resolve() };
    slot.loaded = world.disk.load(source.url).then((stored) => {
      if (stored) slot.record = afterLoading(stored);
    });
    slots.set(source.url, slot);
    return slot;
  }

  function settle(slot: Slot, result: RefreshResult): void {
    const before = slot.record;
    slot.record = applyAnswer(before, result, {
      now: world.now(),
      refreshMs: world.refreshMs,
      random: world.random(),
    });
    const line = logged(before, slot.record);
    if (line) world.log(line);
    if (looksOf(before) !== looksOf(slot.record)) world.onChange();
  }

  function start(slot: Slot, source: FeedSource): void {
    let tried: () => void = () => {};
    slot.firstTry = new Promise((resolve) => {
      tried = resolve;
    });
    const onFailedTry = (lastFailure: Failure) => {
      slot.record = { ...slot.record, lastFailure };
      tried();
    };
    slot.inflight = world
      .refresh(source, slot.record, onFailedTry)
      .then((result) => {
        settle(slot, result);
        tried();
        return world.disk.save(slot.record);
      })
      .finally(() => {
        slot.inflight = undefined;
        tried();
      });
  }

  async function started(source: FeedSource): Promise<Slot> {
    const slot = slotOf(source);
    await slot.loaded;
    if (!slot.inflight && isDue(slot.record, world.now())) start(slot, source);
    return slot;
  }

  return {
    async known(source) {
      const slot = slotOf(source);
      await slot.loaded;
      return slot.record;
    },
    async firstTry(source) {
      const slot = await started(source);
      if (slot.inflight) await slot.firstTry;
    },
    async refresh(source) {
      const slot = await started(source);
      await slot.inflight;
    },
    records: () => [...slots.values()].map((slot) => slot.record),
  };
}
