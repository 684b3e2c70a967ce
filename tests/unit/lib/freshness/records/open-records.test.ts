import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { sharedRecords, sharedStore } from '@/lib/freshness/records/open-records';
import type { RecordShape, RecordStore } from '@/lib/freshness/records/record-store';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import type { TextStore } from '@/lib/web/shared-store/text-store';
import { listener } from '../../../listener';

type Note = Timed & { text: string };

const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;
const note = (text: string, more: Partial<Note> = {}): Note => ({
  ...neverAsked,
  goodAt: now,
  text,
  ...more,
});
const shape: RecordShape<Note> = { format: 1, read: (stored) => stored as Note };

let inStore: Map<string, string>;
let kept: number[];
let heard: ReturnType<typeof listener>;

/** A shared store in this process, available or not. */
function store(inReach = true): TextStore {
  return {
    get: async (name) => (inReach ? inStore.get(name) : undefined),
    set: async (name, text, keepMs) => {
      if (!inReach) return;
      inStore.set(name, text);
      kept.push(keepMs);
    },
    remove: async (name) => void (inReach && inStore.delete(name)),
    inReach: () => inReach,
  };
}

/** An instance with copies of its own. */
function instance(on = store(), name = 'anaheim:notes', format = 1): RecordStore<Note> {
  const own = new Map<string, Note>();
  const files: RecordStore<Note> = {
    load: async (key) => own.get(key),
    save: async (key, record) => void own.set(key, record),
    remove: async (key) => void own.delete(key),
  };
  return sharedRecords(
    files,
    { folder: '', store: on, name, now: () => now, log: heard.log },
    { ...shape, format },
  );
}

beforeEach(() => {
  inStore = new Map();
  kept = [];
  heard = listener();
});

test('what one instance stores another one finds, for as long as it may be shown', async () => {
  await instance().save('a', note('one'));
  const other = instance();
  expect(await other.load('a')).toMatchObject({ text: 'one' });
  expect(await other.shared?.('a')).toMatchObject({ text: 'one' });
  expect(kept).toEqual([7 * day]);
});

test('an older copy does not take the place of a newer one, but stays that instance’s own', async () => {
  await instance().save('a', note('newer'));
  const late = instance();
  await late.save('a', note('older', { goodAt: now - 1000 }));
  expect(await late.shared?.('a')).toMatchObject({ text: 'newer' });
  expect(await late.load('a')).toMatchObject({ text: 'newer' });
});

test('an unavailable shared store: the instance goes on with its own copies', async () => {
  const alone = instance(store(false));
  await alone.save('a', note('mine'));
  expect(await alone.load('a')).toMatchObject({ text: 'mine' });
  expect(await alone.shared?.('a')).toBeUndefined();
});

test('what is removed is removed for all', async () => {
  const one = instance();
  await one.save('a', note('one'));
  await one.remove('a');
  expect(await one.load('a')).toBeUndefined();
  expect(await instance().load('a')).toBeUndefined();
});

describe('what is not taken for a copy', () => {
  test('a damaged one, which the log tells', async () => {
    await instance().save('a', note('one'));
    for (const name of inStore.keys()) inStore.set(name, '{"format":1,"rec');
    expect(await instance().load('a')).toBeUndefined();
    expect(heard.lines).toEqual(['warn a shared copy is damaged and was passed over source=a']);
  });

  test.each([
    ['another city’s', instance.bind(undefined, undefined, 'fullerton:notes')],
    ['another format’s', instance.bind(undefined, undefined, undefined, 2)],
  ])('%s', async (_, other) => {
    await instance().save('a', note('one'));
    expect(await other().load('a')).toBeUndefined();
  });
});

describe('of two copies', () => {
  test.each([
    ['the one that was good later', { goodAt: now - 1 }, { goodAt: now }, 'other'],
    [
      'the one that was good later, also first',
      { goodAt: now, triedAt: 1 },
      { goodAt: now - 1, triedAt: 9 },
      'one',
    ],
    ['the one that was tried later, when both were good at once', { triedAt: 2 }, { triedAt: 1 }, 'one'],
    ['the one that was tried at all', {}, { triedAt: 1 }, 'other'],
    ['its own, when they are the same', { triedAt: 5 }, { triedAt: 5 }, 'one'],
  ])('%s counts', async (_, one, other, newer) => {
    const away = instance(store(false));
    await away.save('a', note('one', one));
    await instance().save('a', note('other', other));
    const both = sharedRecords(
      away,
      { folder: '', store: store(), name: 'anaheim:notes', now: () => now, log: heard.log },
      shape,
    );
    expect((await both.load('a'))?.text).toBe(newer);
  });
});

describe('the store that instances share', () => {
  const before = { ...process.env };
  afterEach(() => {
    setProcessWide('shared store', undefined);
    process.env = { ...before };
  });

  test('has one connection in a process', () => {
    const connected = { inReach: () => true };
    process.env = { ...before, REDIS_URL: 'redis://127.0.0.1:6379', SIGNING_KEY: 'k'.repeat(32) };
    setProcessWide('shared store', connected);
    expect(sharedStore()).toBe(connected);
  });
});
