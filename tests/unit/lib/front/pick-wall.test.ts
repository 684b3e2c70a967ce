import { describe, expect, test } from '@jest/globals';
import type { Picture } from '@/lib/city/city-type';
import type { FrontStory } from '@/lib/front/front-page';
import { pickWall, wallSize } from '@/lib/front/pick-wall';
import { type FeedKey, sections } from '@/lib/sections';
import { item } from '../news/make-item';

const photos = (count: number) =>
  Array.from({ length: count }, () => ({ photo: 'https://cdn.example/a.jpg' }));
const drawings = (count: number) => Array.from({ length: count }, () => ({ photo: undefined }));

test.each([
  [9, 8],
  [8, 8],
  [7, 5],
  [5, 5],
  [4, 3],
  [3, 3],
  [2, 0],
  [0, 0],
])('of %i photos the wall shows %i, so that no place is empty', (count, size) => {
  expect(wallSize(photos(count))).toBe(size);
});

test('one drawing among photos makes it a wall of drawings', () => {
  expect(wallSize([...photos(7), ...drawings(1)])).toBe(5);
});

test.each([
  [8, 5],
  [4, 3],
  [2, 0],
])('of %i drawings it shows %i', (count, size) => {
  expect(wallSize(drawings(count))).toBe(size);
});

const drawing = (src: string): Picture => ({ src, width: 3, height: 2 });
const keys = sections.map(({ feedKey }) => feedKey);

/** A story of a section, `age` hours old. */
function story(feedKey: FeedKey, age: number, src = `${feedKey}-${age}.svg`): FrontStory {
  const made = item({
    id: `${feedKey}-${age}`,
    pubDate: new Date(Date.UTC(2026, 0, 9) - age * 3_600_000),
  });
  return { item: made, feedKey, picture: drawing(src) };
}

const names = (wall: FrontStory[]) => wall.map(({ item }) => item.id);

test('eight pictures, the freshest first', () => {
  const wall = pickWall(keys.map((key, age) => story(key, age)).toReversed(), []);
  expect(names(wall)).toEqual(keys.slice(0, 8).map((key, age) => `${key}-${age}`));
});

test('each section once before any comes again', () => {
  const wall = pickWall([story('sports', 1), story('sports', 2), story('food', 3)], []);
  expect(names(wall)).toEqual(['sports-1', 'food-3', 'sports-2']);
});

test('a section comes twice at most', () => {
  const wall = pickWall([story('sports', 1), story('sports', 2), story('sports', 3), story('food', 4)], []);
  expect(names(wall)).toEqual(['sports-1', 'food-4', 'sports-2']);
});

test('another section of the same motif rather than a section again', () => {
  const [one, again, other] = [story('sports', 1), story('sports', 2), story('food', 3)] as const;
  const motif = [one.picture as Picture, other.picture as Picture];
  expect(names(pickWall([one, again, other], [motif]))).toEqual(['sports-1', 'food-3', 'sports-2']);
});

test('no drawing twice, and no story without one', () => {
  const wall = pickWall([story('sports', 1, 'ball.svg'), story('food', 2, 'ball.svg'), story('arts', 3)], []);
  expect(names(wall)).toEqual(['sports-1', 'arts-3']);
  expect(pickWall([{ ...story('food', 1), picture: undefined }], [])).toEqual([]);
});

test('another motif rather than the same in other colors, while there is one', () => {
  const [one, same, other] = [story('sports', 1), story('food', 2), story('food', 3)] as const;
  const motif = [one.picture as Picture, same.picture as Picture];
  expect(names(pickWall([one, same, other], [motif]))).toEqual(['sports-1', 'food-3', 'food-2']);
});

test('no stories give an empty wall', () => {
  expect(pickWall([], [])).toEqual([]);
});

describe('photos and drawings', () => {
  const withPhoto = (one: FrontStory, photo = `${one.item.id}.jpg`) => ({ ...one, photo });
  const drawn = keys.slice(0, 4).map((key, age) => story(key, age));
  const photographed = keys.slice(4, 12).map((key, age) => withPhoto(story(key, age)));

  test('never hang together: photos, where they fill the wall', () => {
    expect(pickWall([...drawn, ...photographed], [])).toEqual(photographed);
  });

  test('photos, where there are as many', () => {
    const photos = photographed.slice(0, 4);
    expect(pickWall([...drawn, ...photos], [])).toEqual(photos);
  });

  test('drawings, where these are more', () => {
    expect(pickWall([...drawn, ...photographed.slice(0, 3)], [])).toEqual(drawn);
  });

  test('no photo twice', () => {
    const twice = [withPhoto(story('food', 2), 'a.jpg'), withPhoto(story('arts', 3), 'a.jpg')];
    expect(names(pickWall(twice, []))).toEqual(['food-2']);
  });
});

describe('behind each photo is the drawing that stands in when it does not come', () => {
  const withPhoto = (one: FrontStory) => ({ ...one, photo: `${one.item.id}.jpg` });

  test('two photos with the same drawing do not hang together', () => {
    const [one, two] = [story('sports', 1, 'ball.svg'), story('food', 2, 'ball.svg')] as const;
    expect(names(pickWall([withPhoto(one), withPhoto(two)], []))).toEqual(['sports-1']);
  });

  test('photos whose drawings show other things come first', () => {
    const [one, same, other] = [story('sports', 1), story('food', 2), story('food', 3)] as const;
    const motif = [one.picture as Picture, same.picture as Picture];
    const wall = pickWall([one, same, other].map(withPhoto), [motif]);
    expect(names(wall)).toEqual(['sports-1', 'food-3', 'food-2']);
  });

  test('photos without any drawing are told apart by themselves', () => {
    const bare = (['sports', 'food'] as const).map((key, at) => ({
      ...withPhoto(story(key, at)),
      picture: undefined,
    }));
    expect(names(pickWall(bare, []))).toEqual(['sports-0', 'food-1']);
  });
});
