import { describe, expect, test } from '@jest/globals';
import { neverAsked, shifted, wasTried } from '@/lib/freshness/timed';

describe('after a jump of the clock', () => {
  test('each time is moved by as much', () => {
    const record = { goodAt: 100, fails: 2, nextTry: 300, triedAt: 200 };
    expect(shifted(record, 50)).toEqual({ goodAt: 150, fails: 2, nextTry: 350, triedAt: 250 });
    expect(shifted(record, -50)).toEqual({ goodAt: 50, fails: 2, nextTry: 250, triedAt: 150 });
  });

  test('"never" and "at once" stay what they are', () => {
    expect(shifted(neverAsked, 50)).toEqual(neverAsked);
  });

  test('a first try at 0 is a time like all others', () => {
    expect(shifted({ ...neverAsked, triedAt: 0 }, 50).triedAt).toBe(50);
  });

  test('the record itself is left alone', () => {
    const record = { goodAt: 1, fails: 0, nextTry: 1 };
    shifted(record, 50);
    expect(record).toEqual({ goodAt: 1, fails: 0, nextTry: 1 });
  });
});

describe('a source was tried', () => {
  test.each([
    ['when it has a copy', { goodAt: 1 }, true],
    ['when it failed', { fails: 1 }, true],
    ['when a failure is known', { lastFailure: { reason: 'dns', detail: '' } }, true],
    ['not before any of that', {}, false],
    ['not by a wait alone', { nextTry: 5, triedAt: 5 }, false],
  ] as const)('%s', (_, facts, tried) => {
    expect(wasTried({ ...neverAsked, ...facts })).toBe(tried);
  });
});
