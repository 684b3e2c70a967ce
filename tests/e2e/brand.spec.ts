import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { type FakeUpstream, startFakeUpstream } from '../fake-upstream/fake-upstream';
import { citiesFolder } from './support/cities';
import { expect, test } from './support/fixtures';
import { violations, watchPolicy } from './support/policy-watch';
import { type Site, startSite } from './support/site';

// A city with its own accent colors and no emblem. Its pages use those colors and still comply with the CSP.

const city = `name: Boulder
region: US-CO
latitude: 40.015
longitude: -105.27
timeZone: America/Denver
email: editor@boulder.example
feeds: { lifestyle: [{ url: URL/lifestyle.xml, name: Boulder Gazette, covers: town }] }
sections: { lifestyle: { sentence: Weekends in Boulder. } }
brand: { accent: '#1d4f91' }
partners: [{ id: kit, title: The Kit, about: All about us., file: kit.pdf }]
`;
const pdf = '%PDF-1.4 of Boulder';

let upstream: FakeUpstream;
let boulder: Site;
let file: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  upstream = await startFakeUpstream();
  const root = citiesFolder({
    'boulder/city.yaml': city.replace('URL', upstream.url),
    'boulder/documents/kit.pdf': pdf,
  });
  file = path.join(root, 'boulder/city.yaml');
  const feeds = { FEEDS: 'live', FEED_PROXY_URL: `${upstream.url}/proxy?url=` };
  boulder = await startSite({ CITIES_DIR: root, CITY: 'boulder', ...feeds });
});

test.afterAll(async () => {
  await boulder.end('SIGKILL');
  await upstream.close();
});

const buttonColor = (page: Page) =>
  page
    .locator('.button-main')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);

for (const [scheme, color] of [
  ['light', 'rgb(29, 79, 145)'],
  ['dark', 'rgb(142, 167, 200)'],
] as const) {
  test(`a page has its city’s accent color in ${scheme} mode, and the CSP allows it`, async ({ page }) => {
    await watchPolicy(page);
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(boulder.url);
    expect(await buttonColor(page)).toBe(color);
    expect(await violations(page)).toEqual([]);
  });
}

test('a city with the default accent colors loads no style sheet for them', async ({ site }) => {
  expect((await site.get('/')).html).not.toContain('/theme/');
  expect((await boulder.get('/')).html.match(/href="\/theme\//g)).toHaveLength(1);
});

test('the icons in the head exist and differ between cities', async ({ site }) => {
  const { html } = await boulder.get('/');
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  expect(links).toEqual(['/favicon.ico', '/icon.svg', '/apple-icon.png']);
  for (const href of links) {
    const [theirs, ours] = await Promise.all([boulder.get(href), site.get(href)]);
    expect([theirs.status, theirs.html === ours.html]).toEqual([200, false]);
  }
});

/** Returns the path that follows `words` in a page's HTML. */
async function namedAfter(page: string, words: string): Promise<string> {
  const { html } = await boulder.get(page);
  return new RegExp(`${words}(?:https?://[^/"<]+)?(/[^"<]+)`).exec(html)?.[1] ?? '';
}

const named = async () => ({
  card: await namedAfter('/', 'property="og:image" content="'),
  section: await namedAfter('/news/lifestyle-and-fashion', 'property="og:image" content="'),
  post: await namedAfter('/blog/how-this-site-works', 'property="og:image" content="'),
});

const forGood = 'public, max-age=31536000, immutable, s-maxage=30, stale-if-error=86400';

test('pages link to new share cards within a minute of an edit', async () => {
  const before = await named();
  const fixed = ['/og/home.png', '/icons/icon-192.png', '/feed-image.png', '/favicon.ico', '/apple-icon.png'];
  const pictures = async (at: readonly string[]) => Promise.all(at.map((one) => boulder.get(one)));
  const old = await pictures(Object.values(before));
  const oldFixed = await pictures(fixed);
  expect(old.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
    old.map(() => [200, forGood]),
  );
  const edited = city.replace('URL', upstream.url).replace('#1d4f91', '#7a1f5c');
  writeFileSync(file, `${edited}siteTitle: Boulder Bugle\nnameplate: [Boulder, Bugle]\n`);
  const unchanged = async () => {
    const now = Object.values(await named());
    return Object.values(before).filter((at, place) => at === now[place]);
  };
  await expect.poll(unchanged, { timeout: 60_000 }).toEqual([]);
  const fresh = await pictures(Object.values(await named()));
  for (const [at, { status, headers, html }] of fresh.entries())
    expect([status, headers.get('cache-control'), html === old[at]?.html]).toEqual([200, forGood, false]);
  const same = async () =>
    (await pictures(fixed)).filter(({ html }, at) => html === oldFixed[at]?.html).length;
  await expect.poll(same, { timeout: 60_000 }).toBe(0);
  for (const { headers } of await pictures(fixed))
    expect([headers.get('cache-control'), headers.has('etag')]).toEqual([
      'public, max-age=1800, s-maxage=30, stale-while-revalidate=30',
      true,
    ]);
});

test('an outdated card address returns the current card uncached', async () => {
  const addresses = ['/og/0123456789/home.png', (await named()).card];
  const [other, today] = await Promise.all(addresses.map((at) => boulder.get(at)));
  expect([other?.status, other?.html === today?.html, other?.headers.get('cache-control')]).toEqual([
    200,
    true,
    'no-store',
  ]);
  for (const at of ['/og/0123456789/nothing.png', '/og/012345678/home.png'])
    expect((await boulder.get(at)).status).toBe(404);
});
