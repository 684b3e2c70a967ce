import { describe, expect, test } from '@jest/globals';
import { clockSlack } from '@/lib/base/clock';
import { goodAtIn, nameOf, recordIn, textOf } from '@/lib/freshness/records/record-store';

type Note = { key: string; text: string };

const shape = {
  format: 2,
  read: (stored: unknown, key: string) => {
    const note = stored as Note;
    return note.key === key ? note : undefined;
  },
};
const note: Note = { key: 'a', text: 'kept' };

describe('a stored record', () => {
  test('is read as it was written', () => {
    expect(recordIn(shape, textOf(shape, note), 'a')).toEqual(note);
  });

  test('of another format is none', () => {
    expect(recordIn(shape, textOf({ ...shape, format: 1 }, note), 'a')).toBeUndefined();
  });

  test('that its shape cannot use is none', () => {
    expect(recordIn(shape, textOf(shape, note), 'b')).toBeUndefined();
  });

  test('that is damaged is an error', () => {
    expect(() => recordIn(shape, textOf(shape, note).slice(0, -1), 'a')).toThrow(SyntaxError);
  });
});

describe('the time of a stored copy', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const dated = (goodAt: unknown, format = 2) => JSON.stringify({ format, record: { goodAt } });

  test.each([
    ['of the past', now - 1000],
    ['as far ahead as clocks differ', now + clockSlack],
  ])('%s is told', (_, goodAt) => {
    expect(goodAtIn(2, dated(goodAt), now)).toBe(goodAt);
  });

  test.each([
    ['no copy', undefined],
    ['one of the future', dated(now + clockSlack + 1)],
    ['one of another format', dated(now, 1)],
    ['one without a time', dated(undefined)],
    ['one whose time is no number', dated(String(now))],
    ['one without a record', '{"format":2}'],
    ['a damaged one', dated(now).slice(0, -1)],
    ['an empty one', ''],
  ])('is 0 for %s', (_, text) => {
    expect(goodAtIn(2, text, now)).toBe(0);
  });
});

test('a name fits any disk, and is the same after every start', () => {
  expect(nameOf('https://news.example/feed?a=ü')).toMatch(/^[0-9a-f]{32}$/);
  expect(nameOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223');
});
