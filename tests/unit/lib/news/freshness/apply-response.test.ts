import { describe, expect, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import { applyResponse } from '@/lib/news/freshness/apply-response';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { item } from '../make-item';

const hour = 3_600_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const moment = { now, refreshMs: 300_000, random: 0.5 };
const failure: Failure = { reason: 'refused', detail: 'nobody home' };
const good: FeedRecord = {
  ...newRecord('https://news.example/feed'),
  items: [item({}), item({})],
  goodAt: now - hour,
  validators: { etag: '"1"' },
  bodyHash: 'one',
};
const tally = { came: 5, kept: 2, dropped: { 'no-link': 3 } };
const answer = {
  kind: 'items',
  tally,
  validators: { etag: '"2"' },
  bodyHash: 'two',
  askedMs: 0,
} as const;

test('a success replaces the items as a whole and dates them', () => {
  const next = applyResponse(good, { ...answer, items: [item({ id: 'new' })] }, moment);
  expect(next.items.map(({ id }) => id)).toEqual(['new']);
  expect(next).toMatchObject({ goodAt: now, fails: 0, validators: { etag: '"2"' }, nextTry: now + 282_000 });
});

test('a failure keeps the items and their age, and counts', () => {
  const next = applyResponse(good, { kind: 'failed', failure }, moment);
  expect(next).toMatchObject({
    items: good.items,
    goodAt: good.goodAt,
    fails: 1,
    lastFailure: failure,
    nextTry: now + 60_000,
  });
});

test('fault 23: unchanged counts as a success and resets the age', () => {
  const next = applyResponse(
    { ...good, fails: 3, lastFailure: failure },
    { kind: 'unchanged', askedMs: 0 },
    moment,
  );
  expect(next).toMatchObject({ items: good.items, goodAt: now, fails: 0 });
  expect(next.lastFailure).toBeUndefined();
});

test('fault 22: a 304 that nobody asked for drops the validators', () => {
  const unasked: Failure = { reason: 'not-modified-unasked', detail: '' };
  expect(applyResponse(good, { kind: 'failed', failure: unasked }, moment).validators).toEqual({});
});

describe('quirk 21: first seen', () => {
  test('is now for a new item and stays for a known one', () => {
    const [known] = good.items;
    const next = applyResponse(
      good,
      { ...answer, items: [item({ id: 'new' }), { ...known, title: 'Edited' }] as never },
      moment,
    );
    expect(next.items.map(({ firstSeen }) => firstSeen)).toEqual([new Date(now), known?.firstSeen]);
  });

  test('fault 64: stays when only the guid has changed', () => {
    const [known] = good.items;
    const next = applyResponse(good, { ...answer, items: [{ ...known, id: 'other guid' }] as never }, moment);
    expect(next.items[0]?.firstSeen).toEqual(known?.firstSeen);
  });
});

describe('quirk 21: first seen, where several items share an address', () => {
  const link = 'https://news.example/page';
  const before = { ...good, items: [item({ link, title: 'One' }), item({ link, title: 'Two' })] };
  const seen = before.items.map(({ firstSeen }) => firstSeen);

  function seenNow(items: ReturnType<typeof item>[]) {
    return applyResponse(before, { ...answer, items }, moment).items.map(({ firstSeen }) => firstSeen);
  }

  test('a new one among them is new', () => {
    const more = [...before.items, item({ link, title: 'Three' })];
    expect(seenNow(more)).toEqual([...seen, new Date(now)]);
  });

  test('they keep their times when only the guids have changed', () => {
    const earlier = new Date('2026-11-18T12:00:00Z');
    const [one, two] = before.items;
    const known = { ...good, items: [one, { ...two, firstSeen: earlier }] as never };
    const items = before.items.map((known, n) => ({ ...known, id: `changed ${n}` }));
    const next = applyResponse(known, { ...answer, items }, moment);
    expect(next.items.map(({ firstSeen }) => firstSeen)).toEqual([one?.firstSeen, earlier]);
  });

  test('one that comes to the address of a single other is new', () => {
    const alone = { ...good, items: [item({ link, title: 'One' })] };
    const items = [...alone.items, item({ link, title: 'Two' })];
    const next = applyResponse(alone, { ...answer, items }, moment);
    expect(next.items[1]?.firstSeen).toEqual(new Date(now));
  });
});

describe('what became of the items that came', () => {
  test('is kept with a good answer', () => {
    expect(applyResponse(good, { ...answer, items: [item({})] }, moment).tally).toEqual(tally);
  });

  test('stays when nothing has changed, and when the feed fails', () => {
    const known = { ...good, tally };
    expect(applyResponse(known, { kind: 'unchanged', askedMs: 0 }, moment).tally).toEqual(tally);
    expect(applyResponse(known, { kind: 'failed', failure }, moment).tally).toEqual(tally);
  });

  test('stays that of the items which an empty channel leaves in place', () => {
    const nothing = { ...answer, items: [], tally: { came: 0, kept: 0, dropped: {} } };
    expect(applyResponse({ ...good, tally }, nothing, moment).tally).toEqual(tally);
  });
});

describe('quirk 44: an empty channel', () => {
  const empty = { ...answer, items: [] };

  test('keeps the last good items for 48 hours, growing older', () => {
    const next = applyResponse(good, empty, moment);
    expect(next).toMatchObject({ items: good.items, goodAt: good.goodAt, fails: 0 });
  });

  test('is asked about without validators, so that it is noticed when it fills', () => {
    expect(applyResponse(good, empty, moment)).toMatchObject({ validators: {}, bodyHash: undefined });
  });

  test('is believed after 48 hours', () => {
    const next = applyResponse({ ...good, goodAt: now - 49 * hour }, empty, moment);
    expect(next).toMatchObject({ items: [], goodAt: now });
  });

  test('is believed at once where there never was an item', () => {
    expect(applyResponse(newRecord('u'), empty, moment)).toMatchObject({ items: [], goodAt: now });
  });
});

describe('quirk 43: a document that was cut off', () => {
  const cut = { kind: 'failed', failure: { reason: 'truncated', detail: '' }, salvaged: [item({})] } as const;

  test('never replaces better headlines', () => {
    expect(applyResponse(good, cut, moment).items).toBe(good.items);
  });

  test('never replaces even a single one', () => {
    const one = { ...good, items: [item({})] };
    expect(applyResponse(one, cut, moment).items).toBe(one.items);
  });

  test('lends its complete items to a feed that has nothing', () => {
    const next = applyResponse(newRecord('u'), cut, moment);
    expect(next.items).toHaveLength(1);
    expect(next).toMatchObject({ fails: 1, goodAt: now });
  });
});

test('a wait that the source asked for is marked, so that a restart keeps it', () => {
  const busy: Failure = { reason: 'http-status', detail: '', status: 429, retryAfterSeconds: 900 };
  const next = applyResponse(good, { kind: 'failed', failure: busy }, moment);
  expect(next).toMatchObject({ askedToWait: true, nextTry: now + 900_000 });
  expect(applyResponse(next, { kind: 'failed', failure }, moment).askedToWait).toBeUndefined();
});
