import '../../../open-cities';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { openRecords, type RecordShape, recordsIn, sharedStore } from '@/lib/freshness/records/records';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import type { TextStore } from '@/lib/web/shared-store/redis-store';
import { temporaryFolder } from '../../../../temporary/folder';
import { listener } from '../../../listener';

type Note = Timed & { text: string };

const now = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const day = 86_400_000;
const note = (text: string, more: Partial<Note> = {}): Note => ({
  ...neverAsked,
  goodAt: now,
  text,
  ...more,
});
const shape: RecordShape<Note> = {
  format: 1,
  read: (stored, key) => {
    if (key === 'refused') throw new Error('not of this shape');
    return stored as Note;
  },
};

let inStore: Map<string, string>;
let kept: number[];
let heard: ReturnType<typeof listener>;

/** Creates a store in memory; `inReach` is false while it is unavailable. */
const store = (inReach = true): TextStore => ({
  get: async (name) => (inReach ? inStore.get(name) : undefined),
  set: async (name, text, keepMs) => {
    if (!inReach) return;
    inStore.set(name, text);
    kept.push(keepMs);
  },
  remove: async (name) => void (inReach && inStore.delete(name)),
  inReach: () => inReach,
});

beforeEach(() => {
  [inStore, kept, heard] = [new Map(), [], listener()];
});

describe('records in a store', () => {
  const records = (format = 1) =>
    recordsIn(store(), (key) => `note:${key}`, { ...shape, format }, { now: () => now, log: heard.log });

  test('are read back until removed, and are stored for as long as they may be shown', async () => {
    await records().save('a', note('one'));
    expect(await records().load('a')).toEqual(note('one'));
    expect([[...inStore.keys()], kept]).toEqual([['note:a'], [7 * day]]);
    await records().remove('a');
    expect(await records().load('a')).toBeUndefined();
  });

  test.each<[string, Note, Note, string]>([
    ['stay if a later save has an older copy', note('new'), note('old', { goodAt: now - 1 }), 'new'],
    ['stay if a later save has only a failure', note('good'), note('', { goodAt: 0, fails: 3 }), 'good'],
    ['are replaced by a newer copy', note('one', { goodAt: now - 5 }), note('two'), 'two'],
    ['are replaced by a later record of the same copy', note('one'), note('two', { fails: 1 }), 'two'],
    [
      'are replaced if dated more than a minute in the future',
      note('one', { goodAt: now + minute + 1 }),
      note('two'),
      'two',
    ],
    [
      'stay if dated at most a minute in the future',
      note('one', { goodAt: now + minute }),
      note('two'),
      'one',
    ],
  ])('%s', async (_, first, second, text) => {
    for (const one of [first, second]) await records().save('a', one);
    expect((await records().load('a'))?.text).toBe(text);
  });

  test.each([
    ['a damaged copy', '{"format":1,"rec'],
    ['an empty copy', ''],
    ['a copy without a record', '{"format":1}'],
    ['a copy whose time is not a number', '{"format":1,"record":{"goodAt":"9999999999999"}}'],
    ['a copy in another format', JSON.stringify({ format: 2, record: note('of then') })],
  ])('overwrite %s', async (_, stored) => {
    inStore.set('note:a', stored);
    await records().save('a', note('two', { goodAt: 1 }));
    expect((await records().load('a'))?.text).toBe('two');
  });

  test('with times in the future are dated to now and become due', async () => {
    await records().save('a', note('one', { goodAt: now + day, nextTry: now + 2 * day }));
    expect(await records().load('a')).toEqual(note('one'));
  });

  test('are ignored and logged if damaged, and ignored without a log line if in another format', async () => {
    inStore.set('note:a', '{"format":1,"rec');
    await records().save('refused', note('one'));
    await records(2).save('b', note('one'));
    for (const key of ['a', 'refused', 'b']) expect(await records().load(key)).toBeUndefined();
    const line = 'warn a stored copy is damaged and was ignored source=';
    expect(heard.lines).toEqual([`${line}a`, `${line}refused`]);
  });
});

describe('instances that share a store', () => {
  const instance = (on: TextStore | 'none' = store(), name = 'anaheim:notes') => {
    const folder = temporaryFolder();
    return openRecords<Note>(
      { folder, store: on === 'none' ? undefined : on, name, now: () => now, log: heard.log },
      shape,
    );
  };

  test('find each other’s records, and never replace a shared record with an older one', async () => {
    await instance().save('a', note('newer'));
    const late = instance();
    await late.save('a', note('older', { goodAt: now - 1000 }));
    expect([(await late.shared?.('a'))?.text, (await late.load('a'))?.text]).toEqual(['newer', 'newer']);
    await late.remove('a');
    expect([await late.load('a'), await instance().load('a')]).toEqual([undefined, undefined]);
  });

  test('keep their own copies while the store is unavailable or absent', async () => {
    for (const alone of [instance(store(false)), instance('none')]) {
      await alone.save('a', note('own'));
      expect([(await alone.load('a'))?.text, await alone.shared?.('a')]).toEqual(['own', undefined]);
    }
  });

  test('do not load records of another city', async () => {
    await instance().save('a', note('one'));
    expect(await instance(store(), 'fullerton:notes').load('a')).toBeUndefined();
  });

  test.each<[string, Partial<Note>, Partial<Note>, string]>([
    ['the shared copy if it was good more recently', { goodAt: now - 1 }, { goodAt: now }, 'other'],
    ['their own copy if it was good more recently', { triedAt: 1 }, { goodAt: now - 1, triedAt: 9 }, 'own'],
    [
      'their own copy if it was tried later and both were good at the same time',
      { triedAt: 2 },
      { triedAt: 1 },
      'own',
    ],
    ['the shared copy if their own was never tried', {}, { triedAt: 1 }, 'other'],
    ['their own copy if both are equal', { triedAt: 5 }, { triedAt: 5 }, 'own'],
  ])('load %s', async (_, own, other, newer) => {
    const [folder, name] = [temporaryFolder(), 'anaheim:notes'];
    const open = (on: TextStore | undefined) =>
      openRecords<Note>({ folder, store: on, name, now: () => now, log: heard.log }, shape);
    await open(undefined).save('a', note('own', own));
    await instance().save('a', note('other', other));
    expect((await open(store()).load('a'))?.text).toBe(newer);
  });
});

test('all modules in a process share one connection to the store', () => {
  const before = { ...process.env };
  const connected = { inReach: () => true };
  process.env = { ...before, REDIS_URL: 'redis://127.0.0.1:6379', SIGNING_KEY: 'k'.repeat(32) };
  setProcessWide('freshness', { shared: connected });
  expect(sharedStore()).toBe(connected);
  setProcessWide('freshness', undefined);
  process.env = before;
});
