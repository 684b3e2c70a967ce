import { describe, expect, test } from '@jest/globals';
import type { FrontWeights } from '@/lib/city/schema/news';
import { defaultWeights } from '@/lib/front/order/default-weights';
import { isCalendarEntry, leadTier } from '@/lib/front/order/lead-tier';
import { now, story } from '../front-material';

const weights: FrontWeights = {
  ...defaultWeights,
  freshHours: { hours: 12, why: 'a test' },
  neverFirst: ['sports'],
  neverLead: ['opinion'],
};

describe('the standing of a story among those that may be on top', () => {
  test.each([
    ['fresh news with an excerpt', 'local-news', 1, {}, 3],
    ['fresh news without an excerpt', 'local-news', 1, { description: '' }, 2],
    ['news that is fresh for a minute yet', 'local-news', 12 - 1 / 60, {}, 3],
    ['news that is not fresh from now on', 'local-news', 12, {}, 1],
    ['fresh news of a section that is never first', 'sports', 1, {}, 0],
    ['a fresh story of a kind that never leads', 'local-news', 1, { kind: 'opinion' }, 0],
    ['a fresh story of no kind', 'local-news', 1, { kind: undefined }, 3],
  ] as const)('%s', (_, feedKey, age, fields, place) => {
    expect(leadTier(story(feedKey, age, fields), now, weights)).toBe(place);
  });
});

test('an entry of a calendar is known by its date, or by its kind', () => {
  const calendar = { start: new Date(now), day: true } as never;
  expect(isCalendarEntry(story('events', 1, { calendar }))).toBe(true);
  expect(isCalendarEntry(story('events', 1, { kind: 'calendar' }))).toBe(true);
  expect(isCalendarEntry(story('events', 1))).toBe(false);
});
