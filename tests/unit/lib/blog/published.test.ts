import '../../open-cities';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { publishDue, publishedIn } from '@/lib/blog/published';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { serveCitiesOf, smallest, writeCity } from '../city/read/write-city';

const noon = Date.parse('2026-11-23T20:00:00Z');
const hour = 3_600_000;
const at = (ms: number) => ({ slug: 'a', date: new Date(ms) });

let clock: number;
let isPublished: ReturnType<typeof publishedIn>;
let said: string[];

beforeEach(() => {
  clock = noon;
  said = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  setProcessWide('freshness', undefined);
  jest.spyOn(performance, 'now').mockImplementation(() => clock - performance.timeOrigin);
  // Clear posts that another test has scheduled.
  publishDue(Number.POSITIVE_INFINITY);
  setProcessWide('freshness', undefined);
  isPublished = publishedIn('boulder', () => clock);
});
afterEach(() => void jest.restoreAllMocks());

test.each([
  ['true for a post dated an hour ago', at(noon - hour), true],
  ['true for a post dated now', at(noon), true],
  ['false for a post dated a millisecond from now', at(noon + 1), false],
  ['true for a post without a date', { slug: 'a' }, true],
  ['false for a post marked as a draft', { ...at(noon - hour), draft: true }, false],
  ['false for a post marked as a draft, without a date', { slug: 'a', draft: true }, false],
])('isPublished is %s', (_, post, shown) => {
  expect(isPublished(post)).toBe(shown);
});

test('a due post invalidates its city’s pages once', () => {
  isPublished(at(noon + hour));
  publishDue(clock);
  expect(newsChangedAt('boulder')).toBe(0);
  clock += hour;
  publishDue(clock);
  expect([newsChangedAt('boulder'), newsChangedAt('marfa')]).toEqual([clock, 0]);
  clock += 1;
  publishDue(clock);
  expect(newsChangedAt('boulder')).toBe(clock - 1);
});

test('a due post counts as published even before publishDue, which still invalidates the pages', () => {
  expect(isPublished(at(noon + hour))).toBe(false);
  clock += hour;
  expect(isPublished(at(noon + hour))).toBe(true);
  publishDue(clock);
  expect(newsChangedAt('boulder')).toBe(clock);
});

test('a draft is never due', () => {
  isPublished({ ...at(noon + hour), draft: true });
  clock += 2 * hour;
  publishDue(clock);
  expect(newsChangedAt('boulder')).toBe(0);
});

test('each withheld post is logged once, with its date', () => {
  for (const post of [at(noon + hour), at(noon + hour), { slug: 'b', draft: true }, at(noon - hour)])
    isPublished(post);
  expect(said.map((line) => line.replace(/^\S+ info /, ''))).toEqual([
    'a post is not public yet city=boulder post=a until=2026-11-23T21:00:00.000Z',
    'a post is not public yet city=boulder post=b until="it is no longer a draft"',
  ]);
});

test('a post that desk.yaml hides by address, former address or title words is not published', async () => {
  const root = writeCity({
    'city.yaml': smallest,
    'desk.yaml': `hide:
  - { link: /blog/hidden, reason: A }
  - { link: /blog/old-name, reason: A }
  - { words: [secret], reason: A }
`,
  });
  await serveCitiesOf(root);
  const posts = [
    { slug: 'hidden' },
    { slug: 'renamed', formerly: ['old-name'] },
    { slug: 'a', metaTitle: 'The Secret Budget' },
    { slug: 'a', metaTitle: 'The budget' },
  ];
  expect(posts.map(isPublished)).toEqual([false, false, false, true]);
});
