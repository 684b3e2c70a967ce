import { readFileSync } from 'node:fs';
import { sections, slugOf } from '../../lib/sections';
import { expect, test, words } from './support/fixtures';
import type { RunningSite } from './support/site';

// News pages of the sample edition.

let site: RunningSite;

test.beforeAll(({ sample }) => {
  site = sample;
});

/** Returns the titles in a bundled feed, newest first. */
function bundledTitles(feedKey: string, count?: number): string[] {
  const file = readFileSync(`lib/cities/anaheim/sample/${feedKey}.xml`, 'utf8');
  const items = file.split(/<(?:item|entry)>/).slice(1);
  return items
    .slice(0, count)
    .map((item) => (/<title>([^<]+)<\/title>/.exec(item)?.[1] ?? '').replaceAll('&amp;', '&'));
}

for (const { name, feedKey } of sections) {
  test(`/news/${slugOf(name)} returns 200 with its 20 newest headlines in the HTML`, async () => {
    const page = await site.get(`/news/${slugOf(name)}`);
    expect(page.status).toBe(200);
    const text = words(page.html);
    expect(bundledTitles(feedKey, 20).filter((title) => !text.includes(title))).toEqual([]);
  });
}

const blocks = {
  '/': ['local-news', 'business', 'politics', 'health'],
  '/local-news': ['business', 'politics', 'health'],
  '/community': ['arts', 'opinion'],
} as const;

/** Returns how many headlines a section shows before See All. */
function foldedCount(html: string, feedKey: string): number {
  const [first = ''] = new RegExp(`<section id="${feedKey}".*?<details`, 's').exec(html) ?? [];
  return first.match(/<h3 [^>]*headline/g)?.length ?? 0;
}

for (const [path, feedKeys] of Object.entries(blocks)) {
  test(`${path} returns 200 with 20 headlines of each of its sections in the HTML`, async () => {
    const page = await site.get(path);
    expect(page.status).toBe(200);
    const text = words(page.html);
    // If two stories are too similar for one page, the next story takes the place of the second one.
    for (const feedKey of feedKeys) {
      expect(bundledTitles(feedKey).filter((title) => text.includes(title)).length).toBeGreaterThanOrEqual(
        20,
      );
      expect(foldedCount(page.html, feedKey), feedKey).toBe(5);
    }
  });
}

test('a town’s page and its structured data list as many headlines as the map on the front page says', async () => {
  const [, count] = /Anaheim: (\d+) headlines/.exec((await site.get('/')).html) ?? [];
  const { html } = await site.get('/towns/anaheim');
  const [, data = ''] =
    /"itemListElement":(\[\{"@type":"ListItem","position":1,"name":.*?\])/.exec(html) ?? [];
  const titles = (JSON.parse(data) as { name: string }[]).map(({ name }) => name);
  expect(titles).toHaveLength(Number(count));
  expect(titles.filter((title) => !words(html).includes(title))).toEqual([]);
});

for (const path of [
  '/news/absent?_rsc=1',
  '/towns/absent?_rsc=1',
  '/blog?page=99&_rsc=1',
  '/blog/absent?_rsc=1',
])
  test(`a request for page data at ${path} gets a 404, so that the browser loads the full page`, async () => {
    expect((await fetch(site.url + path, { headers: { RSC: '1' } })).status).toBe(404);
  });
