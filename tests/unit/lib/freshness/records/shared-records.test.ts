import { beforeEach, describe, expect, test } from '@jest/globals';
import { newerOf, type RecordShape, type RecordStore } from '@/lib/freshness/records/record-store';
import { sharedRecords } from '@/lib/freshness/records/shared-records';
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
  return sharedRecords(files, { store: on, name, now: () => now, log: heard.log }, { ...shape, format });
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
    ['the one that was good later', { goodAt: 1 }, { goodAt: 2 }, 'other'],
    ['the one that was tried later, when both were good at once', { triedAt: 2 }, { triedAt: 1 }, 'one'],
    ['the first, when they are the same', {}, {}, 'one'],
  ])('%s counts', (_, one, other, newer) => {
    expect(newerOf(note('one', one), note('other', other))?.text).toBe(newer);
  });

  test('the only one counts', () => {
    expect(newerOf(undefined, note('other'))?.text).toBe('other');
    expect(newerOf(note('one'), undefined)?.text).toBe('one');
    expect(newerOf(undefined, undefined)).toBeUndefined();
  });
});
