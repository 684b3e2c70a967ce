import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { notFoundAddress } from '@/lib/server/finished/cache-lifetime';
import type { EncodedResponse } from '@/lib/server/finished/encoded-response';
import { FinishedResponses } from '@/lib/server/finished/finished-responses';
import { RenderLane } from '@/lib/server/finished/render-lane';
import type { SiteResponse } from '@/lib/server/response';

let now: number;
let changedAt: number;
let changed: Record<string, number>;
let asked: string[];
let answers: Partial<SiteResponse>[];
let finished: FinishedResponses;
let prepare: () => void;
let rested: number[];
let gone: Set<string>;
let makingMs: number;
let untilMidnight: number;
/** What happens while a page is made. */
let meanwhile: () => void;

/** Each making has a text of its own; the last kind of answer that was set goes on. */
async function make(key: string): Promise<SiteResponse> {
  asked.push(key);
  meanwhile();
  if (gone.has(key)) throw new Error('there is no such city');
  now += makingMs;
  const kind = answers.length > 1 ? answers.shift() : answers[0];
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, s-maxage=30' };
  return { status: 200, body: Buffer.from(`made ${asked.length}`), headers, ...kind };
}

const textOf = ({ codings }: EncodedResponse) => String(codings.identity.body);
const get = async (key = '/') => textOf(await finished.get(key));

/** Reads the page until it is this text; what else was read until then. */
async function readUntil(text: string, key = '/'): Promise<Set<string>> {
  const before = new Set<string>();
  for (let times = 0; times < 1000; times++) {
    const read = await get(key);
    if (read === text) return before;
    before.add(read);
    await setImmediate();
  }
  throw new Error(`it never became ${text}`);
}

beforeEach(() => {
  now = 1_000_000;
  changedAt = 0;
  changed = {};
  asked = [];
  answers = [{}];
  prepare = () => {};
  rested = [];
  gone = new Set();
  makingMs = 0;
  untilMidnight = 86_400_000;
  meanwhile = () => {};
  finished = new FinishedResponses({
    lane: new RenderLane(() => new Promise(() => {})),
    prepare: async () => prepare(),
    make,
    changesOf: (key) => () => changed[key] ?? changedAt,
    untilMidnight: () => untilMidnight,
    now: () => now,
    rest: async (ms) => void rested.push(ms),
  });
});

test('fifty readers at once on a cold page cause one render', async () => {
  const got = await Promise.all(Array.from({ length: 50 }, () => get()));
  expect(new Set(got)).toEqual(new Set(['made 1']));
  expect(asked).toEqual(['/']);
});

test('no page outlives the day of its city: what it says of today is of today', async () => {
  untilMidnight = 5000;
  await get();
  now += 5000;
  expect(await get()).toBe('made 1');
  now += 1;
  expect(await get()).toBe('made 2');
});

test('a page is given again without asking, for a minute', async () => {
  await get();
  now += 59_999;
  expect(await get()).toBe('made 1');
  expect(asked).toHaveLength(1);
});

test('past its minute it is given at once and made again behind, once', async () => {
  await get();
  now += 60_001;
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

test('a page is given to nobody when it is older than ten minutes', async () => {
  await get();
  now += 10 * 60_000;
  expect(await get()).toBe('made 1');
  await setImmediate();
  now += 10 * 60_000 + 1;
  expect(await get()).toBe('made 3');
});

test('a page is made again without a reader from eight minutes on', async () => {
  await get();
  for (const age of [479_999, 1]) {
    now += age;
    await finished.renew();
  }
  expect(asked).toHaveLength(2);
});

test('news makes those pages again that show it, without a reader, and no other', async () => {
  await get('/news/sports');
  await get('/news/health');
  now += 10_000;
  changed = { '/news/sports': now - 1 };
  await finished.renew();
  expect(asked).toEqual(['/news/sports', '/news/health', '/news/sports']);
  expect(await get('/news/sports')).toBe('made 3');
});

test('a page that nobody has asked for in an hour is made again until then, and no longer', async () => {
  await get();
  for (let minutes = 0; minutes < 120; minutes += 5) {
    now += 5 * 60_000;
    await finished.renew();
  }
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.length).toBeLessThan(10);
  const made = asked.length;
  await finished.renew();
  expect(asked).toHaveLength(made);
});

test('of more pages than one city has, those that were asked for last are made again without a reader', async () => {
  for (let number = 0; number < 160; number++) {
    now += 1;
    await get(`/page-${number}`);
  }
  asked.length = 0;
  changedAt = now;
  now += 1000;
  await finished.renew();
  expect(asked).toHaveLength(150);
  expect(asked).not.toContain('/page-9');
  expect(asked).toContain('/page-10');
  expect(await get('/page-9')).toBe('made 10');
});

test('a page that was made again without a reader comes no sooner for that', async () => {
  await get('/first');
  now += 1;
  await get('/second');
  changed = { '/first': now };
  now += 1;
  await finished.renew();
  for (let number = 0; number < 149; number++) {
    now += 1;
    await get(`/page-${number}`);
  }
  asked.length = 0;
  changed = {};
  changedAt = now;
  now += 1000;
  await finished.renew();
  expect(asked).toContain('/second');
  expect(asked).not.toContain('/first');
});

describe('a page goes out', () => {
  const long = Buffer.from('Council votes. '.repeat(100));

  test('with a tag, by which a reader’s next visit is short', async () => {
    expect((await finished.get('/')).codings.identity.head.etag).toMatch(/^"/);
  });

  test('compressed, also where it says that something failed', async () => {
    answers = [{ status: 503, body: long }];
    expect(Object.keys((await finished.get('/')).codings)).toEqual(['identity', 'gzip', 'br']);
  });
});

test('a page that cannot be made again is left alone for a while', async () => {
  answers = [{}, { status: 500 }];
  await get();
  changedAt = now;
  now += 1000;
  for (let times = 0; times < 5; times++) await finished.renew();
  expect(asked).toHaveLength(2);
  now += 31_000;
  await finished.renew();
  expect(asked).toHaveLength(3);
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

test('what may not be kept is told to each who asks', async () => {
  answers = [{ status: 404 }];
  await get();
  await get();
  expect(asked).toHaveLength(2);
});

test('the page that is not found is kept under its own name', async () => {
  answers = [{ status: 404 }];
  await get(notFoundAddress);
  await get(notFoundAddress);
  expect(asked).toHaveLength(1);
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

test('a page is dated after what it waits for has come, which so does not outdate it', async () => {
  prepare = () => {
    now += 3000;
    changedAt = now;
    now += 1;
  };
  expect([await get(), await get()]).toEqual(['made 1', 'made 1']);
  expect(changedAt).toBeGreaterThan(0);
  await setImmediate();
  expect(asked).toHaveLength(1);
});

test('renewals without a reader rest nineteen times as long as each took', async () => {
  await get('/');
  await get('/faq');
  now += 8 * 60_000;
  makingMs = 50;
  await finished.renew();
  expect(rested).toEqual([950, 950]);
});

describe('a page that can no longer be made', () => {
  test('is let go of, and those after it are renewed', async () => {
    await get('/');
    await get('/faq');
    gone = new Set(['/faq']);
    changedAt = now;
    now += 1000;
    await finished.renew();
    await finished.renew();
    expect(asked).toEqual(['/', '/faq', '/faq', '/']);
  });

  test('is given once more to the reader who comes, and no longer', async () => {
    await get('/');
    gone = new Set(['/']);
    now += 60_001;
    expect(await get()).toBe('made 1');
    await setImmediate();
    await expect(get()).rejects.toThrow('there is no such city');
  });
});
