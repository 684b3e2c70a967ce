import { describe, expect, test } from '@jest/globals';
import { datedBy, isShowable } from '@/lib/freshness/refresh-policy';
import { newRecord } from '@/lib/news/freshness/feed-record';
import { createFeedStore, type StoreDeps } from '@/lib/news/freshness/feed-store';
import { listener } from '../../../listener';
import { item } from '../make-item';

// Fault 72: nothing stays fresh forever, nobody is asked without end, no copy is lost.

const source = { url: 'https://news.example/feed' };
const start = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;
const year = 365 * day;

/** A store with a source that can be silent, and a clock; a look a second passes as in a running site. */
function running(stored = newRecord(source.url)) {
  const deps = { now: start, silent: false, asked: 0 };
  const refresh: StoreDeps['refresh'] = async () => {
    deps.asked += 1;
    if (deps.silent) return { kind: 'failed', failure: { reason: 'timeout', detail: 'silent' } };
    const items = [item({ id: 'a', title: `answer ${deps.asked}` })];
    return {
      kind: 'items',
      items,
      tally: { came: 1, kept: 1, dropped: {} },
      validators: {},
      bodyHash: `${deps.asked}`,
      reading: '',
      askedMs: 0,
    };
  };
  const store = createFeedStore({
    refresh,
    // As records are read (lib/freshness/records/records.ts).
    store: { load: async () => stored && datedBy(stored, deps.now), save: async () => undefined },
    refreshMs: 300_000,
    now: () => deps.now,
    random: () => 0.5,
    onChange: () => undefined,
    log: listener().log,
  });
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      deps.now += 1000;
      await store.refresh(source);
    }
  };
  return { deps, store, pass, shown: async () => isShowable(await store.known(source), deps.now) };
}

describe('a copy on disk is from the future, and its source is silent', () => {
  const stored = {
    ...newRecord(source.url),
    items: [item({ title: 'kept', firstSeen: new Date(start + year) })],
    goodAt: start + year,
    nextTry: start + year,
    triedAt: start + year,
  };

  test('it is shown, and no longer than a copy of now', async () => {
    const { deps, pass, shown } = running(stored);
    deps.silent = true;
    await pass(5);
    expect(await shown()).toBe(true);
    deps.now += 7 * day;
    expect(await shown()).toBe(false);
  });

  test('when the source answers, a story that was seen in the future counts as seen now', async () => {
    const { deps, store, pass } = running({
      ...stored,
      items: [item({ id: 'a', firstSeen: new Date(start + year) })],
    });
    await pass(1);
    expect((await store.known(source)).items[0]?.firstSeen.getTime()).toBe(deps.now);
  });

  test('a wait that the source asked for in that future is not waited for', async () => {
    const { deps, pass } = running({ ...stored, askedToWait: true, nextTry: start + year + day });
    await pass(1);
    expect(deps.asked).toBe(1);
  });
});
