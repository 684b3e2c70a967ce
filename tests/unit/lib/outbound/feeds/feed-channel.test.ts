import '../../../open-cities';
import { expect, test } from '@jest/globals';
import { feedOf } from '@/lib/outbound/feeds/feed-channel';
import { thisCity } from '../../../this-city';
import { entry } from '../write/make-feed';

const noon = new Date('2026-11-22T12:00:00Z');
const before = new Date('2026-11-22T11:00:00Z');
const after = new Date('2026-11-22T12:00:01Z');
const about = { title: 'Feed', description: 'x', rights: 'y', path: '/' };

test.each([
  ['several times: the last', [before, noon, undefined], noon],
  ['past and future: the last past one', [before, after], before],
  ['the future: undefined', [after], undefined],
  ['no time: undefined', [], undefined],
])('dates a feed with entries from %s', (_, times, changed) => {
  const entries = times.map((published) => entry({ published }));
  expect(feedOf(thisCity(), about, entries, noon.getTime()).updated).toEqual(changed);
});

test('dates a feed by an entry’s update', () => {
  const entries = [entry({ published: before, updated: noon })];
  expect(feedOf(thisCity(), about, entries, noon.getTime()).updated).toEqual(noon);
});
