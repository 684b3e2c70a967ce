import { expect, test } from '@jest/globals';
import type { FrontStory } from '@/lib/front/front-page';
import { pickWall } from '@/lib/front/pick-wall';
import { type FeedKey, sections } from '@/lib/sections';
import { story as plainStory } from './front-material';

const keys = sections.map(({ feedKey }) => feedKey);

/** Creates a story in a section, `age` hours old, with a photo of its own. */
function story(feedKey: FeedKey, age: number, fields: Partial<FrontStory['item']> = {}): FrontStory {
  const id = `${feedKey}-${age}`;
  return { ...plainStory(feedKey, age, { id, ...fields }), photo: `${id}.jpg` };
}

const near = { local: { reach: 'county' } } as const;
const names = (wall: readonly FrontStory[]) => wall.map(({ item }) => item.id);
const of = (count: number) => keys.slice(0, count).map((key, age) => story(key, age));

test.each([
  [12, 9],
  [9, 9],
  [8, 5],
  [5, 5],
  [4, 3],
  [3, 3],
  [2, 0],
  [0, 0],
])('of %i photos, shows %i, so that no row of the grid has gaps', (count, size) => {
  expect(names(pickWall(of(count).toReversed()))).toEqual(names(of(size)));
});

test('shows local stories before newer stories', () => {
  const wall = pickWall([story('food', 1), story('arts', 2), story('sports', 30, near)]);
  expect(names(wall)).toEqual(['sports-30', 'food-1', 'arts-2']);
});

test('shows one photo from every section before a second photo from any section, and never a third', () => {
  const cars = [1, 2, 3].map((age) => story('automotive', age));
  expect(names(pickWall([...cars, story('food', 4)]))).toEqual(['automotive-1', 'food-4', 'automotive-2']);
});

test('shows each photo once', () => {
  const again = { ...story('health', 2), photo: story('food', 1).photo };
  const wall = pickWall([story('food', 1), again, story('arts', 3), story('sports', 4)]);
  expect(names(wall)).toEqual(['food-1', 'arts-3', 'sports-4']);
});
