import { describe, expect, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import { applyResponse, type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { type NewsItem, newsTime, shownDate } from '@/lib/news/news-item';
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

test('replaces all items after a success and records when each item was first seen', () => {
  const next = applyResponse(good, { ...answer, items: [item({ id: 'new' })] }, moment);
  expect(next.items.map(({ id }) => id)).toEqual(['new']);
  const known = { goodAt: now, fails: 0, validators: { etag: '"2"' }, nextTry: now + 282_000, tally };
  expect(next).toMatchObject(known);
});

test('keeps the parser settings and the item counts after a failure or an empty channel', () => {
  expect(applyResponse(good, { ...answer, items: [item({})] }, moment).reading).toBe('otherwise');
  const counted = { ...good, tally };
  const so = { reading: 'so', tally };
  expect(applyResponse(counted, { kind: 'failed', failure }, moment)).toMatchObject(so);
  const emptied = { ...answer, items: [], tally: { came: 0, kept: 0, dropped: {} } };
  expect(applyResponse(counted, emptied, moment)).toMatchObject(so);
});

test.each([
  ['its link changes from http to https', 'http://city.example/n/1', 'https://city.example/n/1'],
  ['its link loses the final slash', 'https://city.example/n/1/', 'https://city.example/n/1'],
  ['a counter in its link changes', 'https://city.example/n/1?visit=7', 'https://city.example/n/1?visit=8'],
])('keeps the time when an undated item was first seen if %s', (_, link, later) => {
  const known = { ...item({ id: link, link, title: 'Pool opens', firstSeen: new Date(now - hour) }) };
  const { pubDate: _date, ...undated } = known;
  const record = { ...good, items: [undated] };
  const next = applyResponse(record, { ...answer, items: [{ ...undated, id: later, link: later }] }, moment);
  expect(next.items[0]?.firstSeen).toEqual(new Date(now - hour));
});

test.each([
  ['title', { title: 'CANCELED: Story Time' }, now],
  ['day', { calendar: { dates: 'December 6, 2026', text: '' } }, now],
  ['text', { calendar: { dates: 'December 5, 2026', text: 'New words.' } }, undefined],
])('reports that an event has another %s', (_, more, changed) => {
  const event = item({ title: 'Story Time', calendar: { dates: 'December 5, 2026', text: '' } });
  const edited = { ...answer, items: [{ ...event, ...more }] };
  const next = applyResponse({ ...good, items: [event] }, edited, moment);
  expect(next.items[0]?.eventChanged?.getTime()).toBe(changed);
});

test('keeps items and age after a failure, and counts it', () => {
  const { items, goodAt } = good;
  const kept = { items, goodAt, fails: 1, lastFailure: failure, nextTry: now + 1000 };
  expect(applyResponse(good, { kind: 'failed', failure }, moment)).toMatchObject(kept);
});

test('counts an unchanged feed as a success and resets its age (fault 23)', () => {
  const failing = { ...good, fails: 3, lastFailure: failure };
  const next = applyResponse(failing, { kind: 'unchanged', askedMs: 0 }, moment);
  expect(next).toMatchObject({ items: good.items, goodAt: now, fails: 0, nextTry: now + 282_000 });
  expect(next.lastFailure).toBeUndefined();
});

test('drops the validators after a 304 to an unconditional request (fault 22)', () => {
  const unasked: Failure = { reason: 'not-modified-unasked', detail: '' };
  expect(applyResponse(good, { kind: 'failed', failure: unasked }, moment).validators).toEqual({});
});

describe('firstSeen (quirk 21)', () => {
  test('is now for a new item, and stays for a known one', () => {
    const [known] = good.items;
    const items = [item({ id: 'new' }), { ...known, title: 'Edited' }] as NewsItem[];
    const next = applyResponse(good, { ...answer, items }, moment);
    expect(next.items.map(({ firstSeen }) => firstSeen)).toEqual([new Date(now), known?.firstSeen]);
  });

  test('is now if the stored copy has a time in the future (fault 72)', () => {
    const ahead = item({ firstSeen: new Date(now + hour) });
    const next = applyResponse({ ...good, items: [ahead] }, { ...answer, items: [ahead] }, moment);
    expect(next.items[0]?.firstSeen).toEqual(new Date(now));
  });
});

describe('firstSeen of items that share an address (quirk 21)', () => {
  const link = 'https://news.example/page';
  const before = { ...good, items: [item({ link, title: 'One' }), item({ link, title: 'Two' })] };
  const seen = before.items.map(({ firstSeen }) => firstSeen);

  function seenNow(items: ReturnType<typeof item>[]) {
    return applyResponse(before, { ...answer, items }, moment).items.map(({ firstSeen }) => firstSeen);
  }

  test('is now for an item that is new among them', () => {
    const more = [...before.items, item({ link, title: 'Three' })];
    expect(seenNow(more)).toEqual([...seen, new Date(now)]);
  });

  test('stays when only the guids change', () => {
    const earlier = new Date('2026-11-18T12:00:00Z');
    const [one, two] = before.items;
    const known = { ...good, items: [one, { ...two, firstSeen: earlier }] as never };
    const items = before.items.map((known, n) => ({ ...known, id: `changed ${n}` }));
    const next = applyResponse(known, { ...answer, items }, moment);
    expect(next.items.map(({ firstSeen }) => firstSeen)).toEqual([one?.firstSeen, earlier]);
  });

  test('is now for an item that appears at the address of a single other item', () => {
    const alone = { ...good, items: [item({ link, title: 'One' })] };
    const items = [...alone.items, item({ link, title: 'Two' })];
    const next = applyResponse(alone, { ...answer, items }, moment);
    expect(next.items[1]?.firstSeen).toEqual(new Date(now));
  });
});

describe('a changed date (quirk 46)', () => {
  const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
  const story = (id: string, pubDate?: Date) =>
    item({ id, title: `Story ${id}`, link: `https://news.example/${id}`, pubDate });

  /** Returns a feed's items after these responses, each received at the given time. */
  function through(...answers: [time: string, items: NewsItem[]][]): readonly NewsItem[] {
    const record = answers.reduce((before, [time, items]) => {
      const now = at(time).getTime();
      return applyResponse(before, { ...answer, items }, { ...moment, now });
    }, newRecord('https://news.example/feed'));
    return record.items;
  }
  const shown = (items: readonly NewsItem[]) => items.map(shownDate);

  test('is shown, and the story keeps its place in the order', () => {
    const items = through(['08:00', [story('a', at('07:55'))]], ['10:35', [story('a', at('10:30'))]]);
    expect(shown(items)).toEqual([at('10:30')]);
    expect(items.map(newsTime)).toEqual([at('08:00').getTime()]);
  });

  const retold = (time: string) => ({ ...story('a', at(time)), title: 'Council rejects stadium sale, 4-3' });

  test('makes the story rise only if it also has a new title', () => {
    const first = [story('a', at('07:55'))];
    const rises = through(['08:00', first], ['10:35', [retold('10:30')]]);
    expect(rises.map(newsTime)).toEqual([at('10:30').getTime()]);
    const stays = through(['08:00', first], ['10:35', [retold('10:30')]], ['12:05', [retold('12:00')]]);
    expect(stays.map(newsTime)).toEqual([at('10:35').getTime()]);
  });

  test.each([
    ['a new title under the old date', { ...story('a', at('07:55')), title: 'Other words' }],
    ['a later date and a title in other letters', { ...story('a', at('10:30')), title: 'STORY A!' }],
    ['an earlier date with a new title', retold('07:00')],
  ])('does not make the story rise: %s', (_, edited) => {
    const [once] = through(['08:00', [story('a', at('07:55'))]], ['10:35', [edited]]);
    expect(once && newsTime(once)).toBeLessThanOrEqual(at('08:00').getTime());
  });

  test('is shown until the date changes again', () => {
    const moved = [story('a', at('10:30'))];
    const once = through(['08:00', [story('a', at('07:55'))]], ['10:35', moved], ['15:00', moved]);
    expect(shown(once)).toEqual([at('10:30')]);
  });

  test('is shown if the item had no date before', () => {
    const items = through(['08:00', [story('a')]], ['10:35', [story('a', at('10:30'))]]);
    expect(shown(items)).toEqual([at('10:30')]);
  });

  test('is not shown if it is in the future, even after that time has come (quirk 22)', () => {
    const moved = [story('a', at('14:30'))];
    const items = through(['08:00', [story('a', at('07:55'))]], ['10:35', moved], ['14:35', moved]);
    expect(shown(items)).toEqual([undefined]);
  });

  test('is not shown if the dates of all items change, because they are then fetch times (quirk 22)', () => {
    const all = (time: string) => ['a', 'b', 'c'].map((id) => story(id, at(time)));
    const items = through(['08:00', all('08:00')], ['10:35', [...all('10:35'), story('d', at('10:35'))]]);
    expect(shown(items)).toEqual([undefined, undefined, undefined, at('10:35')]);
  });

  test('is shown if the dates of all items but one change', () => {
    const dates = (...times: string[]) => times.map((time, n) => story(`${n}`, at(time)));
    const [first, then] = [dates('07:00', '07:10', '07:20'), dates('10:00', '10:10', '07:20')];
    expect(shown(through(['08:00', first], ['10:35', then]))).toEqual(['10:00', '10:10', '07:20'].map(at));
  });

  test('is never first seen in the future (fault 72)', () => {
    const moved = [story('a', at('10:30'))];
    const back = through(['08:00', [story('a', at('07:55'))]], ['10:35', moved], ['09:00', moved]);
    expect(back.map(({ dateSeen }) => dateSeen)).toEqual([at('09:00')]);
  });
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
    ['at once if the feed never had an item', newRecord('u')],
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

  test('never replaces better headlines', () => {
    expect(applyResponse(good, cutAfter('a', 'b', 'c'), moment).items).toBe(good.items);
  });

  test('provides its complete items to a feed that has none', () => {
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
    ['whole', good],
    ['cut off, with more items', applyResponse(newRecord('u'), cutAfter('x', 'y', 'z'), moment)],
  ])('replaces a copy that is too old to be shown: %s', (_, copy) => {
    const next = applyResponse(copy, cutAfter('a'), later(8 * day));
    expect(idsOf(next)).toEqual(['a']);
    expect(next).toMatchObject({ goodAt: now + 8 * day, validators: {}, bodyHash: undefined });
  });

  test('never replaces a complete document', () => {
    const first = applyResponse(newRecord('u'), cutAfter('b'), moment);
    const whole = applyResponse(first, { ...answer, items: stories('a', 'b') }, later(hour));
    expect(idsOf(applyResponse(whole, cutAfter('1', '2', '3'), later(2 * hour)))).toEqual(['a', 'b']);
  });

  test('is still marked as truncated after an empty channel', () => {
    const first = applyResponse(newRecord('u'), cutAfter('b'), moment);
    const emptied = applyResponse(first, { ...answer, items: [] }, later(hour));
    expect(idsOf(emptied)).toEqual(['b']);
    expect(idsOf(applyResponse(emptied, cutAfter('a'), later(2 * hour)))).toEqual(['a']);
  });
});

test('stores a wait that the source requested, so that it survives a restart', () => {
  const busy: Failure = { reason: 'http-status', detail: '', status: 429, retryAfterSeconds: 900 };
  const next = applyResponse(good, { kind: 'failed', failure: busy }, moment);
  expect(next).toMatchObject({ askedToWait: true, nextTry: now + 900_000 });
  expect(applyResponse(next, { kind: 'failed', failure }, moment).askedToWait).toBeUndefined();
});
