import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readPacks } from '@/lib/city/read/read-shared';

const root = 'lib/cities/packs';
const packs = readdirSync(root).flatMap((country) =>
  readdirSync(path.join(root, country)).map((file) => `${country}/${path.basename(file, '.yaml')}`),
);

async function feedsOf(pack: string) {
  const [feeds = {}] = (await readPacks([pack])).feeds;
  return feeds;
}

const all = new Map(await Promise.all(packs.map(async (pack) => [pack, await feedsOf(pack)] as const)));

describe.each([...all])('the feed pack %s', (pack, feeds) => {
  const sources = Object.values(feeds).flat();

  test('lists every source once, with a name and an https address', () => {
    expect(sources.length).toBeGreaterThan(0);
    for (const { name, url } of sources) {
      expect(name).toBeTruthy();
      expect(url).toMatch(/^https:\/\//);
    }
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
  });

  test('marks all of its sources as covering the state, or none if it is a national pack', () => {
    const isState = !pack.includes('/national');
    expect(sources.filter(({ covers }) => (covers === 'state') !== isState)).toEqual([]);
  });
});

test('no pack gives a section only unconfirmed sources', () => {
  const alone = [...all].flatMap(([pack, feeds]) => {
    const country = all.get(`${pack.split('/')[0]}/national`) ?? {};
    return Object.entries(feeds)
      .filter(([key, sources]) => {
        const both = [...(sources ?? []), ...(country[key as keyof typeof country] ?? [])];
        return both.every(({ unconfirmed }) => unconfirmed);
      })
      .map(([key]) => `${pack}: ${key}`);
  });
  expect(alone).toEqual([]);
});
