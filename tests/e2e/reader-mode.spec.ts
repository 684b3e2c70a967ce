import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { citiesFolder } from './support/cities';
import { expect, test } from './support/fixtures';
import { type Site, startSite } from './support/site';

// The text of a post in Firefox's reader mode.

const readability = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');

type Article = { title: string; byline: string; textContent: string };

const short = (title: string, text: string) => `---\ntitle: ${title}\ndate: 2026-11-20\n---\n\n${text}\n`;
// This sentence makes a post 140 characters long, the minimum for which Firefox offers reader mode.
const sentence =
  'The library closes at noon on Friday for a training day of its staff and opens again on Saturday at 10.';
const posts = {
  'anaheim/posts/a-short-note.md': short('A short note', `${sentence} Books can be returned at the door.`),
  'anaheim/posts/two-lines.md': short(
    'Two lines',
    `${sentence}\n\nThe pool opens on Saturday, too. Bring a towel.`,
  ),
  'anaheim/posts/a-list.md': short('A list', `${sentence}\n\n- Milk and eggs\n- Bread and butter\n- Tea`),
};

let site: Site;
test.describe.configure({ mode: 'default' });
// Firefox parses a copy of the page outside its CSP. This test parses inside the page, so it bypasses the CSP.
test.use({ still: true, bypassCSP: true });
test.beforeAll(async () => {
  const whole = citiesFolder({}, 'lib/cities/anaheim');
  site = await startSite({ CITIES_DIR: citiesFolder(posts, `${whole}/anaheim`), CITY: 'anaheim' });
});
test.afterAll(() => site.end());

/** Parses the page as Firefox's reader mode does, with or without structured data. */
async function read(page: Page, disableJSONLD: boolean): Promise<Article | null> {
  const parse = `new Readability(document.cloneNode(true), { disableJSONLD: ${disableJSONLD} }).parse()`;
  return page.evaluate(`(() => { ${readability}; return ${parse} })()`);
}

/** Returns the strings that belong to the post, and the strings outside of it. */
function partsOf(page: Page) {
  return page.evaluate(() => {
    const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const body = [...document.querySelectorAll('.post-body :is(p, li, h2, h3)')];
    const outside = [...document.querySelectorAll('dialog, header, footer, .reading-menu')];
    return {
      title: textOf(document.querySelector('h1')),
      author: textOf(document.querySelector('.post-heading .source')),
      body: body.filter((part) => !part.querySelector('p, li')).map(textOf),
      outside: outside.flatMap((part) => [...part.querySelectorAll('p, h2, li')].map(textOf)),
    };
  });
}

async function faultsOf(page: Page, disableJSONLD: boolean): Promise<string[]> {
  const { title, author, body, outside } = await partsOf(page);
  const article = await read(page, disableJSONLD);
  const text = (article?.textContent ?? '').replace(/\s+/g, ' ');
  const byline = article?.byline;
  return [
    ...(article?.title.startsWith(title) ? [] : [`title ${article?.title}`]),
    // Without structured data no author is found, which is better than a wrong author.
    ...((byline ? author.includes(byline) : disableJSONLD) ? [] : [`by ${byline}`]),
    ...body.filter((part) => !text.includes(part)).map((part) => `lacks ${part}`),
    ...outside.filter((part) => part.length > 20 && text.includes(part)).map((part) => `has ${part}`),
  ];
}

test('reader mode shows the title, author and text of every post, and nothing else on the page', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { html } = await site.get('/sitemap.xml');
  const paths = [...html.matchAll(/<loc>[^<]*?(\/blog\/[\w-]+)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(paths).toEqual(expect.arrayContaining(['/blog/a-short-note', '/blog/how-this-site-works']));
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    for (const disableJSONLD of [false, true])
      faults.push(...(await faultsOf(page, disableJSONLD)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
