import { describe, expect, jest, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import type { RefreshResult } from '@/lib/news/freshness/apply-response';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { createFeedStore, type StoreDeps } from '@/lib/news/freshness/feed-store';
import { listener } from '../../../listener';
import { item } from '../make-item';

const source = { url: 'https://news.example/feed' };
const start = Date.parse('2026-11-21T12:00:00Z');
const failure: Failure = { reason: 'refused', detail: 'nobody home' };
const tally = { came: 1, kept: 1, dropped: {} };
const failed: RefreshResult = { kind: 'failed', failure };

function answer(...titles: string[]): RefreshResult {
  const items = titles.map((title) => item({ id: title, title, link: `https://news.example/${title}` }));
  return { kind: 'items', items, tally, validators: {}, bodyHash: titles.join(), reading: '', askedMs: 0 };
}

function setUp(refresh: StoreDeps['refresh'], stored?: FeedRecord) {
  const clock = { now: start };
  const copies = {
    load: async () => stored,
    save: jest.fn<StoreDeps['store']['save']>().mockResolvedValue(),
  };
  const onChange = jest.fn();
  const { log, lines } = listener();
  const store = createFeedStore({
    refresh,
    store: copies,
    refreshMs: 300_000,
    now: () => clock.now,
    random: () => 0.5,
    onChange,
    log,
  });
  return { store, clock, copies, onChange, lines };
}

/** A refresh that answers with these results in turn. */
function inTurn(...results: RefreshResult[]) {
  const refresh = jest.fn<StoreDeps['refresh']>();
  for (const result of results) refresh.mockResolvedValueOnce(result);
  return refresh;
}

const titles = async (store: ReturnType<typeof createFeedStore>) =>
  (await store.known(source)).items.map(({ title }) => title);

test('quirk 52, fault 73: a hundred readers at once make one refresh', async () => {
  const refresh = inTurn(answer('one'));
  const { store } = setUp(refresh);
  await Promise.all(Array.from({ length: 100 }, () => store.refresh(source)));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(await titles(store)).toEqual(['one']);
});

test('a feed rests from its answer until it is due again, and not before or while it is asked', async () => {
  const { store, clock } = setUp(inTurn(answer('one'), answer('two')));
  expect(store.isResting(source)).toBe(false);
  const asked = store.refresh(source);
  expect(store.isResting(source)).toBe(false);
  await asked;
  expect(store.isResting(source)).toBe(true);
  clock.now += 300_000;
  expect(store.isResting(source)).toBe(false);
});

test('a feed that is not due is left alone', async () => {
  const refresh = inTurn(answer('one'), answer('two'));
  const { store, clock } = setUp(refresh);
  await store.refresh(source);
  clock.now += 281_000;
  await store.refresh(source);
  expect(refresh).toHaveBeenCalledTimes(1);
  clock.now += 1000;
  await store.refresh(source);
  expect(await titles(store)).toEqual(['two']);
});

test('the last good items stay through failures, and new ones come within one try after healing', async () => {
  const { store, clock } = setUp(inTurn(answer('good'), failed, failed, answer('healed')));
  await store.refresh(source);
  clock.now += 300_000;
  await store.refresh(source);
  expect(await titles(store)).toEqual(['good']);
  clock.now += 60_000;
  await store.refresh(source);
  expect(await titles(store)).toEqual(['good']);
  clock.now += 120_000;
  await store.refresh(source);
  expect(await titles(store)).toEqual(['healed']);
});

test('fault 69: after a restart the last good items come from disk, without asking anyone', async () => {
  const stored = { ...newRecord(source.url), items: [item({ title: 'from disk' })], goodAt: start - 1000 };
  const refresh = inTurn();
  const { store } = setUp(refresh, stored);
  expect(await titles(store)).toEqual(['from disk']);
  expect(refresh).not.toHaveBeenCalled();
});

test('a restart asks again at once, unless the source had asked for the wait', async () => {
  const waiting = { ...newRecord(source.url), nextTry: start + 900_000, fails: 4 };
  const eager = inTurn(answer('one'));
  await setUp(eager, waiting).store.refresh(source);
  expect(eager).toHaveBeenCalledTimes(1);
  const polite = inTurn(answer('one'));
  await setUp(polite, { ...waiting, askedToWait: true }).store.refresh(source);
  expect(polite).not.toHaveBeenCalled();
});

test('the first try ends the wait of a page, though retries go on behind', async () => {
  let end: (result: RefreshResult) => void = () => {};
  const { store } = setUp((_, __, onFailedTry) => {
    onFailedTry(failure);
    return new Promise((resolve) => {
      end = resolve;
    });
  });
  await store.firstTry(source);
  expect(await store.known(source)).toMatchObject({ items: [], lastFailure: failure });
  end(answer('late'));
  await store.refresh(source);
  expect(await titles(store)).toEqual(['late']);
});

describe('a source that hangs', () => {
  /** A refresh that goes on forever, and how to tell that a try of it has failed. */
  function hanging() {
    const tries: { fail?: (failure: Failure) => void } = {};
    const set = setUp((_, __, onFailedTry) => {
      tries.fail = onFailedTry;
      return new Promise(() => undefined);
    });
    return { ...set, tries };
  }

  test('counts as failing, and is told, with its first failed try', async () => {
    const { store, lines, tries } = hanging();
    void store.refresh(source);
    await store.known(source);
    tries.fail?.(failure);
    expect(await store.known(source)).toMatchObject({ fails: 1, lastFailure: failure });
    expect(lines).toEqual([
      'warn feed is silent, there is no copy of it yet source=https://news.example/feed reason=refused detail=nobody home',
    ]);
  });

  test('counts once, however often it is tried again', async () => {
    const { store, lines, tries } = hanging();
    void store.refresh(source);
    await store.known(source);
    for (let again = 0; again < 4; again++) tries.fail?.(failure);
    expect(await store.known(source)).toMatchObject({ fails: 1 });
    expect(lines).toHaveLength(1);
  });

  test('counts after 12 seconds also when no try of it has ended', async () => {
    const { store, clock, lines } = hanging();
    void store.refresh(source);
    await store.known(source);
    clock.now += 11_000;
    void store.refresh(source);
    expect(await store.known(source)).toMatchObject({ fails: 0 });
    clock.now += 1000;
    void store.refresh(source);
    await store.known(source);
    expect(await store.known(source)).toMatchObject({ fails: 1, lastFailure: { reason: 'timeout' } });
    expect(lines).toHaveLength(1);
  });

  test('is told as answering again when a retry brings an answer', async () => {
    const { store, lines } = setUp(async (_, __, onFailedTry) => {
      onFailedTry(failure);
      return answer('late');
    });
    await store.refresh(source);
    expect(await store.known(source)).toMatchObject({ fails: 0 });
    expect(lines[1]).toBe('info feed answers again source=https://news.example/feed failedRefreshes=1');
  });

  test('has failed once when all its retries have failed', async () => {
    const { store, lines } = setUp(async (_, __, onFailedTry) => {
      for (let again = 0; again < 3; again++) onFailedTry(failure);
      return failed;
    });
    await store.refresh(source);
    expect(await store.known(source)).toMatchObject({ fails: 1, nextTry: start + 60_000 });
    expect(lines).toHaveLength(1);
  });
});

test('a source that answered does not count as silent while its copy is being stored', async () => {
  const { store, clock, copies, lines } = setUp(inTurn(answer('new')));
  copies.save.mockReturnValue(new Promise(() => undefined));
  await store.firstTry(source);
  clock.now += 12_000;
  void store.refresh(source);
  await store.known(source);
  expect(await store.known(source)).toMatchObject({ fails: 0 });
  expect(lines).toEqual([]);
});

test('every refresh is stored', async () => {
  const { store, copies } = setUp(inTurn(answer('one')));
  await store.refresh(source);
  expect(copies.save).toHaveBeenCalledWith(
    source.url,
    expect.objectContaining({ url: source.url, goodAt: start }),
  );
});

test('a change that a reader would see is told once; unchanged headlines are not', async () => {
  const { store, clock, onChange } = setUp(inTurn(answer('one'), answer('one'), answer('two')));
  for (let turn = 0; turn < 3; turn++) {
    await store.refresh(source);
    clock.now += 300_000;
  }
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('the name of a source is what a reader would see', async () => {
  const named = (source: string): RefreshResult => {
    const items = [item({ id: 'one', link: 'https://news.example/one', title: 'One', source })];
    return { kind: 'items', items, tally, validators: {}, bodyHash: source, reading: '', askedMs: 0 };
  };
  const { store, clock, onChange } = setUp(inTurn(named('The Example'), named('The New Example')));
  await store.refresh(source);
  clock.now += 300_000;
  await store.refresh(source);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('the log has one line when a feed falls silent and one when it answers again', async () => {
  const { store, clock, lines } = setUp(inTurn(answer('one'), failed, failed, answer('two')));
  for (let turn = 0; turn < 4; turn++) {
    await store.refresh(source);
    clock.now += 900_000;
  }
  expect(lines).toEqual([
    'warn feed is silent, the last good copy stays source=https://news.example/feed reason=refused detail=nobody home',
    'info feed answers again source=https://news.example/feed failedRefreshes=2',
  ]);
});

test('quirk 35: an event that is moved changes what a reader would see', async () => {
  const one = item({ calendar: { dates: 'September 1, 2026', text: '' } });
  const moved = { ...one, calendar: { dates: 'September 8, 2026', text: '' } };
  const news = (items: (typeof one)[], bodyHash: string): RefreshResult => {
    return { kind: 'items', items, tally, validators: {}, bodyHash, reading: '', askedMs: 0 };
  };
  const { store, clock, onChange } = setUp(inTurn(news([one], 'one'), news([moved], 'two')));
  await store.refresh(source);
  clock.now += 600_000;
  await store.refresh(source);
  expect(onChange).toHaveBeenCalledTimes(2);
});
