import { expect, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import { earlyFailure } from '@/lib/freshness/early-failure';
import { neverAsked, type Timed } from '@/lib/freshness/timed';

const failure = (detail: string): Failure => ({ reason: 'timeout', detail });

/** A refresh of a record that has failed so often, and what was told of it: fails before and after. */
function refresh(fails: number) {
  let record: Timed = { ...neverAsked, fails };
  const told: string[] = [];
  const early = earlyFailure<Timed>({
    now: () => record,
    become: (after) => {
      record = after;
    },
    tell: (before, after) => told.push(`${before.fails} to ${after.fails}`),
  });
  return { early, told, record: () => record };
}

const failed = (before: Timed): Timed => ({ ...before, fails: before.fails + 1 });
const well = (before: Timed): Timed => ({ ...before, fails: 0, lastFailure: undefined });

test('the first failed try counts as a failure and is told', () => {
  const { early, told, record } = refresh(2);
  early.note(failure('first'));
  expect(record()).toEqual({ ...neverAsked, fails: 3, lastFailure: failure('first') });
  expect(told).toEqual(['2 to 3']);
});

test('the tries after it count no more and are not told, but the last reason is kept', () => {
  const { early, told, record } = refresh(0);
  early.note(failure('first'));
  early.note(failure('second'));
  early.note(failure('third'));
  expect(record()).toMatchObject({ fails: 1, lastFailure: failure('third') });
  expect(told).toEqual(['0 to 1']);
});

test('a refresh that fails in the end is one failure, told once', () => {
  const { early, told, record } = refresh(4);
  early.note(failure('first'));
  early.end(failed);
  expect([record().fails, told]).toEqual([5, ['4 to 5']]);
});

test('a refresh that fails without a note of a try is told at its end', () => {
  const { early, told, record } = refresh(4);
  early.end(failed);
  expect([record().fails, told]).toEqual([5, ['4 to 5']]);
});

test('a refresh that ends well after a failed try is told as over', () => {
  const { early, told, record } = refresh(0);
  early.note(failure('first'));
  early.end(well);
  expect([record().fails, told]).toEqual([0, ['0 to 1', '1 to 0']]);
});

test('what decides on the record at the end does not see the early count', () => {
  const { early } = refresh(4);
  early.note(failure('first'));
  let seen = -1;
  early.end((before) => {
    seen = before.fails;
    return before;
  });
  expect(seen).toBe(4);
});
