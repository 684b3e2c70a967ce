import { describe, expect, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import { applyResponse, type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { item } from '../make-item';

const hour = 3_600_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const moment = { now, refreshMs: 300_000, random: 0.5 };
const failure: Failure = { reason: 'refused', detail: 'nobody home' };
const good: FeedRecord = {
  ...newRecord('https://news.example/feed'),
  items: [item(), item({})],
  goodAt: now - hour,
  validators: { etag: '"1"' },
  bodyHash: 'one',
  reading: 'so',
};
const tally = { came: 5, kept: 2, dropped: { 'no-link': 3 } };
const answer = {
  kind: 'items',
  tally,
  validators: { etag: '"2"' },
  bodyHash: 'two',
  reading: 'otherwise',
  askedMs: 0,
} as const;

test('applyResponse replaces all items after a success and records when each item was first seen', () => {
  const [known = item()] = good.items;
  const next = applyResponse(good, { ...answer, items: [item({ id: 'new' }), known] }, moment);
  expect(next.items).toMatchObject([{ id: 'new', firstSeen: new Date(now) }, known]);
  const state = { goodAt: now, fails: 0, validators: { etag: '"2"' }, nextTry: now + 282_000, tally };
  expect(next).toMatchObject(state);
});

test('applyResponse keeps the parser settings and the item counts after a failure or an empty channel', () => {
  expect(applyResponse(good, { ...answer, items: [item()] }, moment).reading).toBe('otherwise');
  const counted = { ...good, tally };
  const kept = { reading: 'so', tally };
  expect(applyResponse(counted, { kind: 'failed', failure }, moment)).toMatchObject(kept);
  const emptied = { ...answer, items: [], tally: { came: 0, kept: 0, dropped: {} } };
  expect(applyResponse(counted, emptied, moment)).toMatchObject(kept);
});

test('applyResponse keeps the items and their age after a failure, and counts the failure', () => {
  const { items, goodAt } = good;
  const kept = { items, goodAt, fails: 1, lastFailure: failure, nextTry: now + 1000 };
  expect(applyResponse(good, { kind: 'failed', failure }, moment)).toMatchObject(kept);
});

test('applyResponse counts an unchanged feed as a success and resets its age (fault 23)', () => {
  const failing = { ...good, fails: 3, lastFailure: failure };
  const next = applyResponse(failing, { kind: 'unchanged', askedMs: 0 }, moment);
  expect(next).toMatchObject({ items: good.items, goodAt: now, fails: 0, nextTry: now + 282_000 });
  expect(next.lastFailure).toBeUndefined();
});

test('applyResponse drops the validators after a 304 to an unconditional request (fault 22)', () => {
  const unasked: Failure = { reason: 'not-modified-unasked', detail: '' };
  expect(applyResponse(good, { kind: 'failed', failure: unasked }, moment).validators).toEqual({});
});

describe('an empty channel (quirk 44)', () => {
  const empty = { ...answer, items: [] };

  test('keeps the last good items for 48 hours, and is fetched without validators to notice new ones', () => {
    const { items, goodAt } = good;
    const kept = { items, goodAt, fails: 0, validators: {}, bodyHash: undefined };
    expect(applyResponse(good, empty, moment)).toMatchObject(kept);
  });

  test.each([
    ['after 48 hours', { ...good, goodAt: now - 49 * hour }],
    ['immediately if the feed never had an item', newRecord('u')],
  ])('is accepted %s', (_, record) => {
    expect(applyResponse(record, empty, moment)).toMatchObject({ items: [], goodAt: now });
  });
});

describe('a truncated document (quirk 43)', () => {
  const stories = (...ids: string[]) =>
    ids.map((id) => item({ id, title: `Story ${id}`, link: `https://news.example/${id}` }));
  const cutAfter = (...ids: string[]) =>
    ({
      kind: 'failed',
      failure: { reason: 'truncated', detail: '' },
      salvaged: stories(...ids),
      tally: { came: ids.length, kept: ids.length, dropped: {} },
    }) as const;
  const idsOf = ({ items }: FeedRecord) => items.map(({ id }) => id);
  const day = 24 * hour;
  const later = (ms: number) => ({ ...moment, now: now + ms });

  test('never replaces the last good copy, even if that copy has fewer items', () => {
    expect(applyResponse(good, cutAfter('a', 'b', 'c'), moment).items).toBe(good.items);
  });

  test('adds its complete items if the feed has no items yet', () => {
    const next = applyResponse(newRecord('u'), cutAfter('a'), moment);
    expect(next).toMatchObject({ fails: 1, goodAt: now, tally: { kept: 1 } });
    expect(idsOf(next)).toEqual(['a']);
  });

  test('replaces an earlier truncated copy with the same number of items, and keeps their first-seen times', () => {
    const first = applyResponse(newRecord('u'), cutAfter('b', 'c'), moment);
    const next = applyResponse(first, cutAfter('a', 'b'), later(hour));
    expect(idsOf(next)).toEqual(['a', 'b']);
    expect(next.items.map(({ firstSeen }) => firstSeen.getTime())).toEqual([now + hour, now]);
    expect(next).toMatchObject({ fails: 2, goodAt: now + hour });
  });

  test('does not replace an earlier truncated copy that has more items', () => {
    const first = applyResponse(newRecord('u'), cutAfter('b', 'c'), moment);
    const kept = { items: first.items, goodAt: now };
    expect(applyResponse(first, cutAfter('a'), later(hour))).toMatchObject(kept);
  });

  test.each([
    ['a complete copy', good],
    ['a truncated copy with more items', applyResponse(newRecord('u'), cutAfter('x', 'y', 'z'), moment)],
  ])('replaces a copy that is too old to be shown: %s', (_, copy) => {
    const next = applyResponse(copy, cutAfter('a'), later(8 * day));
    expect(idsOf(next)).toEqual(['a']);
    expect(next).toMatchObject({ goodAt: now + 8 * day, validators: {}, bodyHash: undefined });
  });

  test('never replaces a complete document that came after a truncated one', () => {
    const first = applyResponse(newRecord('u'), cutAfter('b'), moment);
    const whole = applyResponse(first, { ...answer, items: stories('a', 'b') }, later(hour));
    expect(idsOf(applyResponse(whole, cutAfter('1', '2', '3'), later(2 * hour)))).toEqual(['a', 'b']);
  });

  test('is replaced by a later truncated document even if an empty channel was received in between', () => {
    const first = applyResponse(newRecord('u'), cutAfter('b'), moment);
    const emptied = applyResponse(first, { ...answer, items: [] }, later(hour));
    expect(idsOf(emptied)).toEqual(['b']);
    expect(idsOf(applyResponse(emptied, cutAfter('a'), later(2 * hour)))).toEqual(['a']);
  });
});

test('applyResponse stores the waiting time that the source requested, so that it survives a restart', () => {
  const busy: Failure = { reason: 'http-status', detail: '', status: 429, retryAfterSeconds: 900 };
  const next = applyResponse(good, { kind: 'failed', failure: busy }, moment);
  expect(next).toMatchObject({ askedToWait: true, nextTry: now + 900_000 });
  expect(applyResponse(next, { kind: 'failed', failure }, moment).askedToWait).toBeUndefined();
});
