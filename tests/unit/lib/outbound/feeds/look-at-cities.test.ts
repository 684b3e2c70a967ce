import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { cityStore, thisCity } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { lookAtCities } from '@/lib/outbound/feeds/websub';
import { smallest, writeCities } from '../../city/read/write-city';

const before = { ...process.env };
let root = '';

beforeEach(() => {
  root = writeCities({ boulder: `${smallest}hosts: [boulder.example]`, marfa: smallest });
  process.env = { ...before, CITIES_DIR: root, CITY: '', SITE_URL: 'https://{host}' };
  setProcessWide('city store', undefined);
});

afterAll(() => {
  process.env = before;
  setProcessWide('city store', undefined);
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

test('a city that was taken away has a round as soon as it is back', async () => {
  const lookAt = setUp();
  const file = path.join(root, 'boulder/city.yaml');
  const text = readFileSync(file, 'utf8');
  await lookAt(0);
  rmSync(file);
  for (let looks = 0; looks < 2; looks++) cityStore().refresh();
  expect(await lookAt(3000)).toEqual([]);
  writeFileSync(file, text);
  cityStore().refresh();
  expect(await lookAt(6000)).toEqual(['boulder']);
});

describe('of many cities', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `city-${at}`);

  function serve(count: number): void {
    const texts = keys(count).map((key) => [key, `${smallest}hosts: [${key}.example]`]);
    process.env.CITIES_DIR = writeCities(Object.fromEntries(texts));
    setProcessWide('city store', undefined);
  }

  test('four have their round at once, and the next when one is over', async () => {
    serve(6);
    const ends: (() => void)[] = [];
    const look = lookAtCities(() => () => new Promise((resolve) => void ends.push(resolve)));
    look(0);
    await new Promise(setImmediate);
    expect(ends).toHaveLength(4);
    ends[0]?.();
    await new Promise(setImmediate);
    expect(ends).toHaveLength(5);
  });

  test('each rests longer: a fifth of a second for every city', async () => {
    serve(400);
    const lookAt = setUp();
    expect(await lookAt(0)).toHaveLength(400);
    expect(await lookAt(79_999)).toEqual([]);
    expect(await lookAt(80_000)).toHaveLength(400);
  });
});
