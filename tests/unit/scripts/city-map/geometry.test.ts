import { describe, expect, test } from '@jest/globals';
import {
  type Box,
  clipRing,
  isWithin,
  type Point,
  pathOf,
  project,
  ringArea,
  simplify,
} from '@/scripts/city-map/geometry';

/** Parses points such as `0,0 10,0`. */
const points = (text: string) =>
  text.split(' ').map((point) => point.split(',').map(Number)) as unknown as Point[];

const square = points('0,0 10,0 10,10 0,10');
const sheet = { center: [-100, 60], unitsPerDegree: 100, width: 920, height: 880 } as const;

describe('project', () => {
  test.each<[string, Point, Point]>([
    ['the center is in the middle of the map', [-100, 60], [460, 440]],
    ['a point one degree farther north is higher', [-100, 61], [460, 340]],
    ['one degree of longitude is half as long at 60° of latitude', [-99, 60], [510, 440]],
  ])('places points so that %s', (_, point, [x, y]) => {
    const [gotX, gotY] = project(point, sheet);
    expect([gotX.toFixed(6), gotY.toFixed(6)]).toEqual([x.toFixed(6), y.toFixed(6)]);
  });
});

describe('clipRing', () => {
  test.each<[string, Box, number]>([
    ['keeps a ring that is inside the box', [-5, -5, 15, 15], 100],
    ['cuts off one side of a ring', [5, -5, 15, 15], 50],
    ['cuts off all but a corner of a ring', [5, 5, 15, 15], 25],
    ['returns the whole box if it is inside the ring', [2, 2, 4, 4], 4],
    ['drops a ring that is outside the box', [20, 20, 30, 30], 0],
  ])('%s', (_, box, area) => {
    expect(ringArea(clipRing(square, box))).toBe(area);
  });
});

test.each([
  ['drops a point that is nearly on the line', '0,0 5,0.1 10,0', '0,0 10,0'],
  ['keeps a corner', '0,0 5,4 10,0', '0,0 5,4 10,0'],
  ['keeps the farthest point of a closed ring', '0,0 9,0 9,9 0,0', '0,0 9,0 9,9 0,0'],
])('simplify %s', (_, line, simpler) => {
  expect(simplify(points(line), 1)).toEqual(points(simpler));
});

const hole = points('4,4 6,4 6,6 4,6');

test.each<[string, Point, boolean]>([
  ['true for a point in the area', [2, 2], true],
  ['false for a point in the area’s hole', [5, 5], false],
  ['false for a point outside the area', [12, 5], false],
])('isWithin is %s', (_, point, isIn) => {
  expect(isWithin(point, [square, hole])).toBe(isIn);
});

test('pathOf writes relative steps in whole units', () => {
  const ring = points('0.4,0 20.2,0 20,20.4 -5,30');
  expect(pathOf([ring], [-100, -100, 100, 100], 0)).toBe('M0 0l20 0 0 20-25 10z');
});

test('pathOf leaves out tiny shapes', () => {
  expect(pathOf([hole], [0, 0, 100, 100], 0)).toBe('');
});
