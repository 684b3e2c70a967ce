import { expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { allEntries } from '@/lib/blog/all-entries';
import { down, page } from './make-blog';

const slugsOf = (found: Awaited<ReturnType<typeof allEntries>>) =>
  found.ok ? found.value.map(({ slug }) => slug) : [];

test('every page is walked, each post once though it moved while the list was read', async () => {
  const pages = [['new', 'b'], ['b', 'c'], ['d']];
  const found = await allEntries(async (number) => ok(page(pages[number - 1] ?? [], 25)));
  expect(slugsOf(found)).toEqual(['new', 'b', 'c', 'd']);
});

test('no more than a hundred pages are walked', async () => {
  let asked = 0;
  await allEntries(async (number) => {
    asked++;
    return ok(page([`post-${number}`], 1_000_000));
  });
  expect(asked).toBe(100);
});

test('the first page’s failure is the failure of all', async () => {
  expect(await allEntries(async () => down(500))).toMatchObject({ ok: false, failure: { status: 500 } });
});

test('a later page that fails is left out', async () => {
  const found = await allEntries(async (number) => (number === 2 ? down(500) : ok(page([`p${number}`], 30))));
  expect(slugsOf(found)).toEqual(['p1', 'p3']);
});

test('the newest stand first, the undated last', async () => {
  const dated = (slug: string, date?: string) => ({
    ...(page([slug]).entries[0] as ReturnType<typeof page>['entries'][number]),
    date: date ? new Date(date) : undefined,
  });
  const entries = [dated('undated'), dated('old', '2026-01-01'), dated('new', '2026-11-01')];
  expect(slugsOf(await allEntries(async () => ok({ entries, total: 3 })))).toEqual(['new', 'old', 'undated']);
});
