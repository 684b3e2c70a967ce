import { describe, expect, test } from '@jest/globals';
import { isFresh, parseStored, visitsAt } from '@/components/islands/site/stored';

const minute = 60_000;
const at = Date.parse('2026-11-26T12:00:00Z');

test('a page view after more than half an hour without one begins a new visit', () => {
  expect(visitsAt(at, {})).toEqual({ at, since: undefined });
  expect(visitsAt(at + 30 * minute, { at })).toEqual({ at: at + 30 * minute, since: undefined });
  const evening = visitsAt(at + 31 * minute, { at });
  expect(evening).toEqual({ at: at + 31 * minute, since: at });
  expect(visitsAt(at + 40 * minute, evening)).toEqual({ at: at + 40 * minute, since: at });
});

describe('isFresh', () => {
  const visits = { since: at - 240 * minute, at };

  test.each([
    ['2026-11-26T11:59:00Z', true],
    ['2026-11-26T08:00:00.000Z', false],
    ['2026-11-26T07:00:00Z', false],
    ['2026-11-26T12:01:00Z', false],
    ['no date', false],
  ])(
    'is true only for a time after the previous visit and before the current page view: for %s, it is %s',
    (time, expected) => {
      expect(isFresh(time, visits)).toBe(expected);
    },
  );

  test('treats a date without a time as midnight in the reader’s time zone', () => {
    const midnight = Date.parse('2026-11-26T00:00');
    expect(isFresh('2026-11-26', { since: midnight - 1, at: midnight })).toBe(true);
    expect(isFresh('2026-11-26', { since: midnight, at: midnight + 1 })).toBe(false);
  });

  test('returns false on the first visit', () => {
    expect(isFresh('2026-11-26T11:59:00Z', { at })).toBe(false);
  });
});

describe('parseStored', () => {
  const story = { href: 'https://paper.example/a', title: 'A Title', lang: 'es', by: 'Paper' };
  const none = { text: undefined, theme: undefined, at: undefined, since: undefined, saved: [] };

  test.each([
    ['', none],
    ['{', none],
    ['null', none],
    ['7', none],
    ['"saved"', none],
    ['[]', none],
    ['[[[]]]', none],
    ['{"saved":null}', none],
    ['{"saved":{"length":3}}', none],
    ['{"saved":"https://paper.example/a"}', none],
    ['{"saved":[null,7,"a",[],{},{"href":7},{"href":"javascript:alert(1)"}]}', none],
    ['{"saved":[{"href":{"toString":1}}],"text":{"toString":1},"theme":["dark"]}', none],
    ['{"text":"9","theme":"red","at":"now","since":null}', none],
    ['{"__proto__":{"text":"2"},"at":1e999}', none],
    ['{"text":"2","theme":"dark","at":5,"since":4}', { ...none, text: '2', theme: 'dark', at: 5, since: 4 }],
    [JSON.stringify({ saved: [null, story, 7] }), { ...none, saved: [story] }],
    [
      '{"saved":[{"href":"https://paper.example/a"}]}',
      { ...none, saved: [{ ...story, title: story.href, lang: '', by: '' }] },
    ],
  ])('returns only the valid values in a stored string: %s', (stored, expected) => {
    expect(parseStored(stored)).toEqual(expected);
  });

  test('returns at most a thousand saved stories', () => {
    const saved = Array.from({ length: 50_000 }, (_, at) => ({ ...story, href: `${story.href}/${at}` }));
    expect(parseStored(JSON.stringify({ saved })).saved).toHaveLength(1000);
  });
});
