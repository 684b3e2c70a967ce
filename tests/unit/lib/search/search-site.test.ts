import { describe, expect, test } from '@jest/globals';
import type { SearchDocument } from '@/lib/search/search-document';
import { buildIndex } from '@/lib/search/search-index';
import { createIndexCache, longestLife, restBetween, servedWhileRemade } from '@/lib/search/search-site';
import { listener } from '../../listener';

const start = 1_000_000;

/** A cache that collects as many documents as asked for; the clock and the change stand still until told. */
function cache() {
  const { log, lines } = listener();
  const deps = { now: start, changedAt: 0, editedAt: 0, asked: 0, lines, broken: false };
  let open: (() => void) | undefined;
  let gate: Promise<void> | undefined;
  const index = createIndexCache({
    make: async () => {
      deps.asked += 1;
      const documents = Array.from(
        { length: deps.asked },
        (_, at): SearchDocument => ({ kind: 'page', title: 'park', text: '', href: `/${at}` }),
      );
      await gate;
      if (deps.broken) throw new Error('our own bug');
      return buildIndex(documents);
    },
    changedAt: () => deps.changedAt,
    editedAt: () => deps.editedAt,
    now: () => deps.now,
    log,
  });
  const hold = () => {
    gate = new Promise((resolve) => {
      open = resolve;
    });
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const size = async () => (await index('boulder')).search('park', start).total;
  return { deps, hold, release: () => open?.(), settled, size };
}

describe('the index', () => {
  test('is made once for all who ask at the same time, and again only for a change', async () => {
    const { deps, size } = cache();
    expect(await Promise.all([size(), size(), size()])).toEqual([1, 1, 1]);
    deps.now += restBetween * 2;
    expect(await size()).toBe(1);
    expect(deps.asked).toBe(1);
  });

  test('after a change the old one serves while one new one is made behind', async () => {
    const { deps, hold, release, settled, size } = cache();
    await size();
    deps.changedAt = start + 1;
    deps.now += restBetween;
    hold();
    expect(await Promise.all([size(), size()])).toEqual([1, 1]);
    expect(deps.asked).toBe(2);
    release();
    await settled();
    expect(await size()).toBe(2);
  });

  test('is made every five seconds at the most', async () => {
    const { deps, size } = cache();
    await size();
    deps.changedAt = start + 1;
    deps.now += restBetween - 1;
    expect(await size()).toBe(1);
    expect(deps.asked).toBe(1);
  });

  test('a change while it is made makes another one', async () => {
    const { deps, hold, release, settled, size } = cache();
    hold();
    const first = size();
    deps.changedAt = start;
    release();
    await first;
    deps.now += restBetween;
    await size();
    await settled();
    expect(await size()).toBe(2);
  });

  test('of before a change is given to nobody after a minute', async () => {
    const { deps, size } = cache();
    await size();
    deps.changedAt = start + 1;
    deps.now += servedWhileRemade;
    expect(await size()).toBe(2);
  });

  test('of before an edit is given to nobody: what was taken down may be in it', async () => {
    const { deps, size } = cache();
    await size();
    deps.editedAt = start;
    expect(await size()).toBe(2);
  });

  test('is made again after ten minutes without a change: events pass', async () => {
    const { deps, size } = cache();
    await size();
    deps.now += longestLife;
    expect(await size()).toBe(2);
  });

  test('stays when making a new one breaks, and the log says so', async () => {
    const { deps, settled, size } = cache();
    await size();
    deps.changedAt = start + 1;
    deps.now += servedWhileRemade;
    deps.broken = true;
    expect(await size()).toBe(1);
    await settled();
    expect(deps.lines).toEqual([
      expect.stringContaining('error search has no new index bug=Error: our own bug'),
    ]);
  });
});
