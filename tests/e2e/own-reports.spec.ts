import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FakeUpstream, startFakeUpstream } from '../fake-upstream/fake-upstream';
import { writeFiles } from '../temporary/folder';
import { citiesFolder } from './support/cities';
import { expect, test, words } from './support/fixtures';
import { type MovableClock, openMovableClock } from './support/movable-clock';
import { type Site, startSite } from './support/site';

// Publishing our own reports and pinning them among the headlines, without a restart.

const minute = 60_000;
const origin = 'https://boulder.example';
const report = '/blog/council-budget';

let upstream: FakeUpstream;
let clock: MovableClock;
let site: Site;
let folder: string;
/** The front page's lead before any pin, and a headline far below it. */
let usual: string | undefined;
let other: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  upstream = await startFakeUpstream();
  clock = openMovableClock();
  const city = readFileSync('tests/cities/boulder/city.yaml', 'utf8');
  const root = citiesFolder({ 'boulder/city.yaml': city.replaceAll('https://feeds.example', upstream.url) });
  folder = path.join(root, 'boulder');
  const feeds = { FEEDS: 'live', FEED_PROXY_URL: `${upstream.url}/proxy?url=` };
  site = await startSite({
    ...clock.settings,
    SITE_URL: origin,
    CITIES_DIR: root,
    CITY: 'boulder',
    ...feeds,
  });
});
test.afterAll(async () => {
  await site.end('SIGKILL');
  await upstream.close();
});

const linksOn = async (at: string) =>
  [...(await site.get(at)).html.matchAll(/class="story-link" href="([^"]+)"/g)].map(([, href = '']) => href);
const topOf = async () => (await linksOn('/')).slice(0, 4);
const leadOf = async () => (await topOf())[0];
const countIn = async (at: string, sought: string) => (await site.get(at)).html.split(sought).length - 1;
/** Formats the time `ms` from now in the city's time zone. */
const hourIn = (ms: number) =>
  new Date(Date.now() + ms)
    .toLocaleString('sv', { timeZone: 'America/Denver' })
    .slice(0, 16)
    .replace(' ', 'T');
const pin = (...entries: string[]) =>
  writeFileSync(path.join(folder, 'desk.yaml'), `pin:\n${entries.map((entry) => `  - ${entry}\n`).join('')}`);

test('a post with a section appears within a minute among that section’s headlines, once on each page', async () => {
  const text = `---
title: City Council Approves a Budget for 2027
description: What changes for libraries, parks and streets.
date: ${hourIn(-2 * minute)}
author: Maria Lopez
section: Local News
---

The council voted 5-2 on Tuesday.
`;
  writeFiles(folder, { 'posts/council-budget.md': text });
  const places = [
    ...['/', '/local-news', '/news/local-news', '/search?q=council+budget'].map(
      (at) => [at, `class="story-link" href="${report}"`] as const,
    ),
    ...['/news/local-news/rss.xml', '/headlines.xml'].map(
      (at) => [at, `<link>${origin}${report}</link>`] as const,
    ),
    ...['/news-sitemap.xml', '/sitemap.xml'].map((at) => [at, `<loc>${origin}${report}</loc>`] as const),
  ];
  const counts = async () =>
    Promise.all(places.map(async ([at, sought]) => `${await countIn(at, sought)} in ${at}`));
  await expect.poll(counts, { timeout: minute }).toEqual(places.map(([at]) => `1 in ${at}`));
});

test('a report names no outside source, and its structured data calls it a news article by its author', async () => {
  const { html } = await site.get('/');
  expect(html.match(new RegExp(`<a class="story-link" href="${report}"[^>]*>`))?.[0]).not.toContain('rel=');
  const item = (await site.get('/headlines.xml')).html.split('<item>').find((one) => one.includes(report));
  expect(item).toContain('Maria Lopez');
  expect(item).not.toContain('<source');
  const post = (await site.get(report)).html;
  expect(post).toMatch(/"@type":"NewsArticle".*"author":\{"@type":"Person","name":"Maria Lopez"\}/);
  expect(words(post)).toContain('Home / Local News Report City Council Approves a Budget for 2027');
});

test('a pinned headline leads, a pinned report is second, and nothing is shown twice', async () => {
  usual = await leadOf();
  other = (await linksOn('/news/local-news')).at(-1) ?? '';
  expect(other).not.toBe(usual);
  const until = hourIn(30 * minute);
  pin(`{ link: "${other}", until: ${until} }`, `{ link: ${report}, place: second, until: ${until} }`);
  await expect.poll(async () => (await topOf()).slice(0, 2), { timeout: minute }).toEqual([other, report]);
  const links = await linksOn('/');
  expect(links.length).toBe(new Set(links).size);
});

test('a pin that matches nothing has no effect, and the log and the health report list it', async () => {
  const lost = 'https://paper.example/lost';
  pin(`{ link: "${lost}", until: ${hourIn(30 * minute)} }`);
  await expect.poll(leadOf, { timeout: minute }).toBe(usual);
  expect(site.log()).toMatch(
    /no headline or post has a pinned address city=boulder link=https:\/\/paper\.example\/lost/,
  );
  const health = JSON.parse((await site.get('/api/health?ready')).html);
  expect(health.pins).toEqual({ entries: 1, inNoList: [lost] });
});

test('a pin that ends too far in the future is not active yet, and is reported with its line number', async () => {
  pin(`{ link: "${other}", until: ${hourIn(72 * 60 * minute)} }`);
  const mistakes = async () => JSON.parse((await site.get('/api/health?ready')).html).mistakes;
  const named = expect.stringMatching(/^desk\.yaml:2: until: write an end within 48 hours/);
  await expect.poll(mistakes, { timeout: minute }).toEqual([named]);
  expect(await leadOf()).toBe(usual);
});

test('once a pin has expired, the usual story leads again', async () => {
  pin(`{ link: "${other}", until: ${hourIn(3 * minute)} }`);
  await expect.poll(leadOf, { timeout: minute }).toBe(other);
  clock.putForward(3 * minute);
  await expect.poll(leadOf, { timeout: minute }).toBe(usual);
});

test('a deleted report is gone everywhere within a minute', async () => {
  rmSync(path.join(folder, 'posts/council-budget.md'));
  const places = ['/', '/local-news', '/news/local-news', '/news/local-news/rss.xml', '/news-sitemap.xml'];
  const counts = async () => (await Promise.all(places.map((at) => countIn(at, report)))).join();
  await expect.poll(counts, { timeout: minute }).toBe('0,0,0,0,0');
});
