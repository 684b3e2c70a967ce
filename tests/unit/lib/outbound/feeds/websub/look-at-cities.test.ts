import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { cityStore, thisCity } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { lookAtCities } from '@/lib/outbound/feeds/websub/look-at-cities';
import { smallest, writeCities } from '../../../city/read/write-city';

const shared = globalThis as { cityStore?: unknown };
const before = { ...process.env };
let root = '';

beforeEach(() => {
  root = writeCities({ boulder: `${smallest}hosts: [boulder.example]`, marfa: smallest });
  process.env = { ...before, CITIES_DIR: root, CITY: '' };
  delete shared.cityStore;
});

afterAll(() => {
  process.env = before;
  delete shared.cityStore;
});

/** The cities whose rounds each look starts. */
function setUp() {
  const rounds: string[] = [];
  const look = lookAtCities(() => async () => void rounds.push(thisCity().key));
  return async (now: number) => {
    rounds.length = 0;
    look(now);
    await new Promise(setImmediate);
    return [...rounds];
  };
}

test('a city has a round at first, and then when its news changed or a minute has passed', async () => {
  const lookAt = setUp();
  expect(await lookAt(0)).toEqual(['boulder']);
  expect(await lookAt(3000)).toEqual([]);
  markNewsChanged('boulder');
  expect(await lookAt(6000)).toEqual(['boulder']);
  expect(await lookAt(65_000)).toEqual([]);
  expect(await lookAt(66_000)).toEqual(['boulder']);
});

test('a city that is served later has rounds too', async () => {
  const lookAt = setUp();
  await lookAt(0);
  writeFileSync(path.join(root, 'marfa/city.yaml'), `${smallest}hosts: [marfa.example]\n`);
  cityStore().refresh();
  expect(await lookAt(3000)).toEqual(['marfa']);
});

test('no second round of a city starts while one is under way', async () => {
  let rounds = 0;
  const look = lookAtCities(() => () => {
    rounds += 1;
    return new Promise(() => {});
  });
  look(0);
  look(100_000);
  await new Promise(setImmediate);
  expect(rounds).toBe(1);
});
