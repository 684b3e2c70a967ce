import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import { publishDue, publishedIn, publishedPages } from '@/lib/blog/published';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { down, page } from './make-blog';

const noon = Date.parse('2026-11-23T20:00:00Z');
const hour = 3_600_000;
const at = (ms: number) => ({ slug: 'a', date: new Date(ms) });

let clock: number;
let isPublished: ReturnType<typeof publishedIn>;

beforeEach(() => {
  clock = noon;
  setProcessWide('news changes', undefined);
  jest.spyOn(performance, 'now').mockImplementation(() => clock - performance.timeOrigin);
  // Lets go of what another test has scheduled.
  publishDue(Number.POSITIVE_INFINITY);
  setProcessWide('news changes', undefined);
  isPublished = publishedIn('boulder', () => clock);
});
afterEach(() => void jest.restoreAllMocks());

test.each([
  ['of an hour ago', at(noon - hour), true],
  ['of this moment', at(noon), true],
  ['of the next millisecond', at(noon + 1), false],
  ['without a date', { slug: 'a' }, true],
  ['that is a draft', { ...at(noon - hour), draft: true }, false],
  ['that is a draft without a date', { slug: 'a', draft: true }, false],
])('a post %s', (_, post, shown) => {
  expect(isPublished(post)).toBe(shown);
});

test('a post is published when its moment comes', () => {
  expect(isPublished(at(noon + hour))).toBe(false);
  clock += hour;
  expect(isPublished(at(noon + hour))).toBe(true);
});

test('the pages of its city are made again once, when its moment has come', () => {
  isPublished(at(noon + hour));
  publishDue(clock);
  expect(newsChangedAt('boulder', ['posts'])).toBe(0);
  clock += hour;
  publishDue(clock);
  expect([newsChangedAt('boulder', ['posts']), newsChangedAt('boulder', ['sports'])]).toEqual([clock, 0]);
  expect(newsChangedAt('marfa')).toBe(0);
  clock += 1;
  publishDue(clock);
  expect(newsChangedAt('boulder')).toBe(clock - 1);
});

test('they are made again although a reader came before that look', () => {
  isPublished(at(noon + hour));
  clock += hour;
  isPublished(at(noon + hour));
  publishDue(clock);
  expect(newsChangedAt('boulder', ['posts'])).toBe(clock);
});

test('a draft is due at no time', () => {
  isPublished({ ...at(noon + hour), draft: true });
  clock += 2 * hour;
  publishDue(clock);
  expect(newsChangedAt('boulder')).toBe(0);
});

/** A list of posts p1 to p<total>, ten a page, of which those with the given numbers are withheld. */
function listOf(total: number, withheld: readonly number[], failing: readonly number[] = []) {
  const asked: number[] = [];
  const slugs = Array.from({ length: total }, (_, at) => `p${at + 1}`);
  const hidden = new Set(withheld.map((number) => `p${number}`));
  const pages = publishedPages(
    async (number) => {
      asked.push(number);
      if (failing.includes(number)) return down(500);
      return ok(page(slugs.slice((number - 1) * 10, number * 10), total));
    },
    ({ slug }) => !hidden.has(slug),
  );
  const read = async (number: number) => {
    const list = await pages(number);
    return list.ok ? list.value.entries.map(({ slug }) => slug).join(' ') : list.failure.status;
  };
  const count = async () => {
    const list = await pages(1);
    return list.ok ? list.value.total : undefined;
  };
  return { read, count, asked };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `p${from + at}`).join(' ');
const first = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('a list of published posts is as it is, and no page is asked for besides', async () => {
  const { read, count, asked } = listOf(21, []);
  expect([await read(1), await read(3), await count()]).toEqual([range(1, 10), 'p21', 21]);
  expect([...new Set(asked)]).toEqual([1, 3]);
});

test.each([
  [1, range(2, 11), range(12, 21), 20],
  [9, range(10, 19), range(20, 21), 12],
  [10, range(11, 20), 'p21', 11],
  [12, range(13, 21), '', 9],
  [21, '', '', 0],
])(
  'of 21 the first %i are withheld: the others move up, and are counted',
  async (withheld, one, two, total) => {
    const { read, count } = listOf(21, first(withheld));
    expect([await read(1), await read(2), await count()]).toEqual([one, two, total]);
  },
);

test('one that is withheld among the others is left out', async () => {
  const { read } = listOf(21, [1, 4, 15]);
  expect(await read(1)).toBe('p2 p3 p5 p6 p7 p8 p9 p10 p11');
  expect(await read(2)).toBe('p12 p13 p14 p16 p17 p18 p19 p20 p21');
});

test('a page that fails fails, and one whose end lies on a failing page has the rest', async () => {
  const { read } = listOf(31, [1], [3]);
  expect([await read(2), await read(3)]).toEqual([range(12, 20), 500]);
  expect(await listOf(31, first(10), [1]).read(1)).toBe(500);
});

test('a host that never ends its list is asked for a hundred pages', async () => {
  const asked: number[] = [];
  const pages = publishedPages(
    async (number) => {
      asked.push(number);
      return ok(page(['again'], 1_000_000));
    },
    () => false,
  );
  expect(await pages(1)).toMatchObject({ ok: true, value: { entries: [] } });
  expect(Math.max(...asked)).toBe(100);
});
