import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { getPosts } from '@/lib/blog/blog-store';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { refreshCities, watchCities } from '@/lib/health/watch-cities';
import { sitemapEntries } from '@/lib/outbound/crawlers/sitemap';
import { sections } from '@/lib/sections';
import { writeFiles } from '../../../temporary/folder';
import { thisCity } from '../../this-city';
import { serveCitiesOf, smallest, writeCities, writeCity } from '../city/read/write-city';

const sample =
  '<rss version="2.0"><channel><item><title>A</title><link>https://a.example/</link></item></channel></rss>';
const whole = (title: string) => `---\nmetaTitle: ${title}\ndate: 2026-11-01\n---\n\nText.\n`;
let lines: string[] = [];

// Uses the sample edition, because it fetches nothing.
beforeEach(async () => {
  const samples = Object.fromEntries(sections.map(({ feedKey }) => [`sample/${feedKey}.xml`, sample]));
  const posts = { 'posts/a.md': whole('A'), 'posts/b.md': whole('B') };
  await serveCitiesOf(writeCity({ 'city.yaml': smallest, ...samples, ...posts }));
  lines = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});

afterEach(() => void jest.restoreAllMocks());

/** `hosted` returns a city.yaml with these hosts, and `serveAt` serves cities that differ only in their hosts. */
const hosted = (hosts: string) => `${smallest}hosts: [${hosts}]\n`;
async function serveAt(hosts: Record<string, string>): Promise<void> {
  await serveCitiesOf(
    writeCities(Object.fromEntries(Object.entries(hosts).map(([key, names]) => [key, hosted(names)]))),
  );
}

const save = (file: string, text: string) => writeFileSync(path.join(thisCity().folder, file), text);

async function titles(): Promise<string[]> {
  const posts = await getPosts(thisCity());
  if (!posts.ok) throw new Error(posts.failure.detail);
  return posts.value.map(({ metaTitle }) => metaTitle);
}

test('a post with a new mistake keeps its last good version, and the log has the line number of the mistake', async () => {
  expect(await titles()).toEqual(['A', 'B']);
  save('posts/b.md', whole('Who decides\n  date: 2026-11-20'));
  await refreshCities();
  const wrong = lines.filter((line) => line.includes(' error '));
  expect(wrong).toEqual([
    expect.stringContaining('city=boulder problem="posts/b.md:3: this line begins too far right'),
  ]);
  save('posts/new.md', whole('""'));
  await refreshCities();
  expect(lines.at(-1)).toContain('problem="posts/new.md:2: title is empty"');
  expect(await titles()).toEqual(['A', 'B']);
  expect(await sitemapEntries(thisCity(), new Date())).toMatchObject({ ok: true });
});

test('a mistake in a post is logged once, and the corrected post is shown', async () => {
  expect(await titles()).toEqual(['A', 'B']);
  save('posts/b.md', '---\nno front matter');
  await refreshCities();
  lines = [];
  save('city.yaml', `${smallest}siteTitle: Boulder Daily\n`);
  await refreshCities();
  expect(lines).toEqual([expect.stringContaining('read a city again')]);
  save('posts/b.md', whole('B, mended'));
  await refreshCities();
  expect(lines.at(-1)).toContain('a mistake in a post was fixed city=boulder post=posts/b.md');
  expect(await titles()).toEqual(['A', 'B, mended']);
});

test('a mistake in a city is logged, as is a valid change in another city', async () => {
  await serveAt({ boulder: 'boulder.example', marfa: 'marfa.example' });
  await refreshCities();
  const file = (key: string) => path.join(process.env.CITIES_DIR ?? '', key, 'city.yaml');
  writeFileSync(file('boulder'), 'name: Boulder\n  region: US-CO');
  await refreshCities();
  expect(lines).toEqual([expect.stringMatching(/a mistake in a city's folder.* city=boulder problem=/)]);
  lines = [];
  writeFileSync(file('marfa'), `${hosted('marfa.example')}siteTitle: Marfa Daily\n`);
  await refreshCities();
  expect(lines).toEqual([expect.stringContaining('read a city again city=marfa')]);
});

test('two cities that list the same host are logged at startup', async () => {
  await serveAt({ boulder: 'news.example', marfa: 'news.example' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  watchCities();
  jest.useRealTimers();
  expect(lines).toEqual([expect.stringContaining('two cities list the same host')]);
});

test('a city’s pages are rendered again when another city stops listing a host that both listed', async () => {
  await serveAt({
    boulder: 'news.example, boulder.example',
    leadville: 'news.example, leadville.example',
    taos: 'taos.example',
  });
  await refreshCities();
  writeFileSync(path.join(process.env.CITIES_DIR ?? '', 'boulder/city.yaml'), hosted('boulder.example'));
  await refreshCities();
  expect(newsChangedAt('leadville')).toBeGreaterThan(0);
  expect(newsChangedAt('taos')).toBe(0);
});

test('a new city that is not served is logged, as is its removal', async () => {
  const late = path.join(process.env.CITIES_DIR ?? '', 'marfa');
  expect(thisCity().key).toBe('boulder');
  writeFiles(late, { 'city.yaml': smallest });
  await refreshCities();
  expect(lines.at(-1)).toContain('read a city that this process does not serve city=marfa');
  rmSync(late, { recursive: true });
  await refreshCities();
  await refreshCities();
  expect(lines.at(-1)).toContain('a city was removed city=marfa');
});
