import { expect, test } from '@jest/globals';
import { feedOf } from '@/lib/outbound/feeds/feed-channel';
import { city } from '../../../any-city';
import { entry } from '../write/make-feed';

const noon = new Date('2026-11-22T12:00:00Z');
const before = new Date('2026-11-22T11:00:00Z');
const after = new Date('2026-11-22T12:00:01Z');
const about = { title: 'Feed', description: 'x', rights: 'y', path: '/' };

test.each([
  ['is the latest time of its entries', [before, noon, undefined], noon],
  ['ignores entries that are dated in the future', [before, after], before],
  ['is missing if all entries are in the future', [after], undefined],
  ['is missing if no entry has a time', [], undefined],
])('the date of a feed %s', (_, times, changed) => {
  const entries = times.map((published) => entry({ published }));
  expect(feedOf(city, about, entries, noon.getTime()).updated).toEqual(changed);
});

test('the date of a feed is the time an entry was updated, if that is the latest', () => {
  const entries = [entry({ published: before, updated: noon })];
  expect(feedOf(city, about, entries, noon.getTime()).updated).toEqual(noon);
});
