import { expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { betweenPages, type Served, warmUp } from '@/lib/server/listening/warm-up';

function pages() {
  const keys: string[] = [];
  const made: string[] = [];
  const get = async (key: string) => {
    keys.push(key);
    await Promise.resolve();
    made.push(key);
  };
  return { get, keys, made };
}

const named = (key: string) => ({ key }) as City;
const [boulder, marfa] = [named('boulder'), named('marfa')];

const one: Served = { only: boulder, all: [boulder], postsAreFetched: false };
const network: Served = { only: undefined, all: [boulder, marfa], postsAreFetched: false };

const atOnce = async () => {};

test('the front page of the only city is made, and after a rest its feed of posts', async () => {
  const { get, made } = pages();
  const rests: [ms: number, madeBefore: string[]][] = [];
  const rest = async (ms: number) => void rests.push([ms, [...made]]);
  await warmUp({ get }, one, rest);
  expect(rests).toEqual([[betweenPages, ['boulder/']]]);
  expect(made).toEqual(['boulder/', 'boulder/rss.xml']);
});

test('where posts are fetched from a host, it is not asked for them at the start', async () => {
  const { get, made } = pages();
  await warmUp({ get }, { ...one, postsAreFetched: true }, atOnce);
  expect(made).toEqual(['boulder/']);
});

test('of a network one page that needs no news is made, of one city', async () => {
  const { get, keys } = pages();
  await warmUp({ get }, network, atOnce);
  expect(keys).toEqual(['boulder/page-not-found']);
});

test('where no city is served there is nothing to make', async () => {
  const { get, keys } = pages();
  await warmUp({ get }, { ...network, all: [] }, atOnce);
  expect(keys).toEqual([]);
});
