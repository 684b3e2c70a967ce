import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import { notFoundAddress } from '@/lib/server/finished/cache-lifetime';
import type { EncodedResponse } from '@/lib/server/finished/encoded-response';
import { FinishedResponses } from '@/lib/server/finished/finished-responses';
import type { Page } from '@/lib/server/finished/make-response';
import { RenderLane } from '@/lib/server/finished/render-lane';
import type { SiteResponse } from '@/lib/server/response';

let now: number;
let changedAt: number;
let asked: string[];
let answers: (Partial<SiteResponse> | Error)[];
let finished: FinishedResponses;
let msUntilChange: number;
let countsSince: number;
/** What happens while a page is made. */
let meanwhile: () => void;

/** Each making has a text of its own; the last kind of answer that was set goes on. */
async function make({ url }: Page): Promise<SiteResponse> {
  asked.push(url);
  meanwhile();
  const kind = answers.length > 1 ? answers.shift() : answers[0];
  if (kind instanceof Error) throw kind;
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, s-maxage=30' };
  return { status: 200, body: Buffer.from(`made ${asked.length}`), headers, ...kind };
}

const at = (url: string) => ({ city: 'anaheim', url, isData: false });
const textOf = (response?: EncodedResponse) => String(response?.codings.identity.body);
const get = async (url = '/') => textOf(await finished.get(at(url)));

/** Reads the page until it is this text; what else was read until then. */
async function readUntil(text: string, url = '/'): Promise<Set<string>> {
  const before = new Set<string>();
  for (let times = 0; times < 1000; times++) {
    const read = await get(url);
    if (read === text) return before;
    before.add(read);
    await setImmediate();
  }
  throw new Error(`it never became ${text}`);
}

beforeEach(() => {
  [now, changedAt, countsSince, asked, answers, msUntilChange] = [1_000_000, 0, 0, [], [{}], 86_400_000];
  meanwhile = () => {};
  finished = new FinishedResponses({
    lane: new RenderLane(() => new Promise(() => {})),
    make,
    changedAt: () => changedAt,
    countsSince: () => countsSince,
    msUntilChange: () => msUntilChange,
    now: () => now,
  });
});

test('fifty readers at once on a cold page cause one render', async () => {
  const got = await Promise.all(Array.from({ length: 50 }, () => get()));
  expect(new Set(got)).toEqual(new Set(['made 1']));
  expect(asked).toEqual(['/']);
});

test('no page outlives what it says of today', async () => {
  msUntilChange = 5000;
  await get();
  now += 5000;
  expect(await get()).toBe('made 1');
  now += 1;
  expect(await get()).toBe('made 2');
});

test('a page is given for a minute without asking; past it at once, and made again behind, once', async () => {
  await get();
  now += 59_999;
  expect(await get()).toBe('made 1');
  await setImmediate();
  expect(asked).toHaveLength(1);
  now += 1;
  expect(await Promise.all([get(), get()])).toEqual(['made 1', 'made 1']);
  await readUntil('made 2');
  expect(asked).toHaveLength(2);
});

test('a page that news has overtaken is given at once, however long ago that was', async () => {
  await get();
  changedAt = now;
  now += 9 * 60_000;
  expect(await readUntil('made 2')).toEqual(new Set(['made 1']));
});

test('a page that an edit has overtaken is given to nobody: it may show what was taken out', async () => {
  await get();
  countsSince = now;
  now += 1;
  expect(await get()).toBe('made 2');
  expect(await get()).toBe('made 2');
});

test('nor is a card that an edit has overtaken: its post may have been taken down', async () => {
  answers = [{ headers: { 'cache-control': 'public, max-age=86400' } }];
  await get('/og/blog/budget.png');
  countsSince = now;
  now += 1;
  expect(await get('/og/blog/budget.png')).toBe('made 2');
});

test('a page is given to nobody when it is older than ten minutes', async () => {
  await get();
  now += 10 * 60_000;
  expect(await get()).toBe('made 1');
  await setImmediate();
  now += 10 * 60_000 + 1;
  expect(await get()).toBe('made 3');
});

test('a page goes out with a tag, and compressed also where it says that something failed', async () => {
  expect((await finished.get(at('/')))?.codings.identity.head.etag).toMatch(/^"/);
  answers = [{ status: 503, body: Buffer.from('Council votes. '.repeat(100)) }];
  const broken = await finished.get(at('/faq'));
  expect(Object.keys(broken?.codings ?? {})).toEqual(['identity', 'gzip', 'br']);
});

test('news that comes while a page is made makes it stale from the beginning', async () => {
  meanwhile = () => {
    changedAt = now;
    now += 1;
    meanwhile = () => {};
  };
  await get();
  await readUntil('made 2');
  expect(asked).toHaveLength(2);
});

test('an error behind a page that still counts changes nothing for readers', async () => {
  answers = [{}, { status: 500 }, {}];
  await get();
  now += 60_001;
  expect(await readUntil('made 3')).toEqual(new Set(['made 1']));
});

test.each([
  ['what may not be kept is told to each who asks', '/', 2],
  ['the page that is not found is kept under its own name', notFoundAddress, 1],
])('%s', async (_, url, times) => {
  answers = [{ status: 404 }];
  await get(url);
  await get(url);
  expect(asked).toHaveLength(times);
});

test('what may be kept for long by everybody is made again behind after an hour', async () => {
  answers = [{ headers: { 'cache-control': 'public, max-age=86400' } }];
  await get('/og/home.png');
  now += 3_599_000;
  changedAt = now;
  expect(await get('/og/home.png')).toBe('made 1');
  now += 2000;
  expect(await readUntil('made 2', '/og/home.png')).toEqual(new Set(['made 1']));
});

test('a page that can no longer be made is given once more to the reader who comes, and no longer', async () => {
  answers = [{}, new Error('there is no such city')];
  await get();
  now += 60_001;
  expect(await get()).toBe('made 1');
  await setImmediate();
  await expect(get()).rejects.toThrow('there is no such city');
});
