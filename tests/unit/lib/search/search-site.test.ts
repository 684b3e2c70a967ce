import { describe, expect, test } from '@jest/globals';
import { buildIndex } from '@/lib/search/search-index';
import { createIndexCache, MAX_AGE_MS, MIN_AGE_MS, STALE_MS } from '@/lib/search/search-site';
import { listener } from '../../listener';
import { boulder } from '../../small-cities';

const start = 1_000_000;

/** Creates a search cache with a clock and change times that a test sets. Each new index has one more document. */
function cache() {
  const { log, lines } = listener();
  const deps = { now: start, changedAt: 0, editedAt: 0, builds: 0, lines, broken: false, isComplete: true };
  let release: (() => void) | undefined;
  let gate: Promise<void> | undefined;
  const index = createIndexCache({
    make: async () => {
      deps.builds += 1;
      const page = { kind: 'page', title: 'park', text: '' } as const;
      const documents = Array.from({ length: deps.builds }, (_, at) => ({ ...page, href: `/${at}` }));
      await gate;
      if (deps.broken) throw new Error('our own bug');
      return { index: buildIndex(documents), isComplete: deps.isComplete };
    },
    changedAt: () => deps.changedAt,
    editedAt: () => deps.editedAt,
    now: () => deps.now,
    log,
  });
  const hold = () => {
    gate = new Promise((resolve) => {
      release = resolve;
    });
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const size = async () => (await index(boulder)).search('park', start).total;
  return { deps, hold, release: () => release?.(), settled, size };
}

describe('the cached index', () => {
  test('is built once for concurrent searches, and again only after a change', async () => {
    const { deps, size } = cache();
    expect(await Promise.all([size(), size(), size()])).toEqual([1, 1, 1]);
    deps.now += MIN_AGE_MS * 2;
    expect(await size()).toBe(1);
    expect(deps.builds).toBe(1);
  });

  test('is still used after a change while a new index is built', async () => {
    const { deps, hold, release, settled, size } = cache();
    await size();
    deps.changedAt = start + 1;
    deps.now += MIN_AGE_MS;
    hold();
    expect(await Promise.all([size(), size()])).toEqual([1, 1]);
    expect(deps.builds).toBe(2);
    release();
    await settled();
    expect(await size()).toBe(2);
  });

  test('lacks sources that respond late, until an index that includes them is built', async () => {
    const { deps, settled, size } = cache();
    deps.isComplete = false;
    await size();
    deps.now += STALE_MS;
    deps.isComplete = true;
    expect(await size()).toBe(1);
    await settled();
    expect(await size()).toBe(2);
    deps.now += STALE_MS;
    expect([await size(), deps.builds]).toEqual([2, 2]);
  });

  test('is rebuilt at most every five seconds', async () => {
    const { deps, size } = cache();
    await size();
    deps.changedAt = start + 1;
    deps.now += MIN_AGE_MS - 1;
    expect(await size()).toBe(1);
    expect(deps.builds).toBe(1);
  });

  test('is rebuilt again if something changes during a build', async () => {
    const { deps, hold, release, settled, size } = cache();
    hold();
    const first = size();
    deps.changedAt = start;
    release();
    await first;
    deps.now += MIN_AGE_MS;
    await size();
    await settled();
    expect(await size()).toBe(2);
  });

  test.each([
    ['a minute after a change', { changedAt: start + 1, now: start + STALE_MS }],
    ['after an edit, because it may contain content that was taken down', { editedAt: start }],
    ['after ten minutes without a change, because events end', { now: start + MAX_AGE_MS }],
  ])('is not used %s', async (_, later) => {
    const { deps, size } = cache();
    await size();
    Object.assign(deps, later);
    expect(await size()).toBe(2);
  });

  test('is kept if building a new index fails, and the failure is logged', async () => {
    const { deps, settled, size } = cache();
    await size();
    deps.changedAt = start + 1;
    deps.now += STALE_MS;
    deps.broken = true;
    expect(await size()).toBe(1);
    await settled();
    const line = 'error the search index could not be built bug=Error: our own bug';
    expect(deps.lines).toEqual([expect.stringContaining(line)]);
  });
});
