import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeFiles } from '../temporary/folder';
import { cameraJpeg, pictureIn as plainPicture } from '../unit/lib/pictures/photos/photo-city';
import { citiesFolder, cityFacts } from './support/cities';
import { expect, test } from './support/fixtures';
import { getAt, getWith } from './support/get-at';
import { needs } from './support/needs';
import { openNginx } from './support/nginx';
import { type Site, startSite } from './support/site';

// An editor adds a photo to a city's folder while the site runs, and a post that shows it.

const minute = 60_000;
const other = `${cityFacts('Marfa', 'marfa.example')}feeds:
  local-news: [{ url: 'https://feeds.example/marfa', name: Example Wire }]
`;
const post = `---
title: The Fair Is Back
date: 2026-11-01
picture: fair 2026.jpg
alt: A Ferris wheel at dusk.
credit: Ana Ruiz
---

It opens on Friday.

![Two children on a pony](pony.png)
`;

let folder: string;
let site: Site;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const root = citiesFolder({ 'marfa/city.yaml': other }, 'tests/cities/boulder');
  folder = path.join(root, 'boulder');
  site = await startSite({
    CITIES_DIR: root,
    SITE_URL: 'https://news.example',
    FEED_PROXY_URL: 'http://127.0.0.1:9/?url=',
  });
  writeFiles(folder, {
    'photos/Fair 2026.JPG': await cameraJpeg(1600, 1200),
    'photos/pony.png': await plainPicture('png', 900, 600),
    'posts/fair.md': post,
  });
});
test.afterAll(() => site.end('SIGKILL'));

const page = async (place: string) => (await site.get(place)).html;

/** Returns the path of the first of our own photos in `html`. */
function pictureIn(html: string): string {
  return /<img [^>]*\bsrc="(\/pictures\/[^"]+)"/.exec(html)?.[1] ?? '';
}

async function factsOf(place: string, accept = 'image/webp') {
  const { status, bytes } = await getWith(site, { host: `127.0.0.1:${site.port}`, accept }, place);
  return status === 200 ? sharp(bytes).metadata() : status;
}

test('within a minute a photo is on its post’s page with its caption, but without location or camera data', async () => {
  await expect.poll(async () => (await site.get('/blog/fair')).status, { timeout: minute }).toBe(200);
  const html = await page('/blog/fair');
  const [hero, pony] = html.match(/<img [^>]*alt="[^"]+"[^>]*>/g) ?? [];
  expect(hero).toContain('width="480" height="640" alt="A Ferris wheel at dusk."');
  expect(hero).toContain('loading="eager"');
  expect(html).toMatch(/Photo: (?:<!-- -->)?Ana Ruiz/);
  expect(pony).toContain('width="650" height="433" alt="Two children on a pony"');
  expect(pony).toContain('loading="lazy"');
  expect(await factsOf(pictureIn(pony ?? ''))).toMatchObject({ format: 'webp', width: 720, height: 480 });
  const facts = await factsOf(pictureIn(hero ?? ''));
  expect(facts).toMatchObject({ format: 'webp', width: 720, height: 960 });
  expect(facts).not.toHaveProperty('exif');
});

test('a post’s photo is on its card, in feeds, in structured data and in link previews', async () => {
  const card = await factsOf(pictureIn(await page('/blog')), 'image/avif');
  // A portrait is cropped to a square.
  expect(card).toMatchObject({ format: 'heif', width: 480, height: 480 });
  const [html, rss, json] = await Promise.all(['/blog/fair', '/rss.xml', '/feed.json'].map(page));
  const shared = /property="og:image" content="https:\/\/news\.example([^"]+)"/.exec(html ?? '')?.[1] ?? '';
  expect(await factsOf(shared)).toMatchObject({ format: 'jpeg', width: 1200, height: 1600 });
  expect(html).toContain(`name="twitter:image" content="https://news.example${shared}"`);
  expect(html).toContain('property="og:image:alt" content="A Ferris wheel at dusk."');
  expect(html).toContain(
    `"url":"https://news.example${shared}","width":"1200","height":"1600","description":"A Ferris wheel at dusk.","creditText":"Ana Ruiz"`,
  );
  const enclosure =
    /<enclosure url="https:\/\/news\.example([^"]+)" type="image\/jpeg"/.exec(rss ?? '')?.[1] ?? '';
  expect(await factsOf(enclosure)).toMatchObject({ format: 'jpeg', width: 1080, height: 1440 });
  expect(rss).toContain('Photo: Ana Ruiz');
  expect(JSON.parse(json ?? '').items[0].image).toBe(`https://news.example${enclosure}`);
  expect(rss).not.toContain('(pony.png)');
});

test('another city returns 404 for a photo, and file paths don’t lead to it', async () => {
  const place = pictureIn(await page('/blog/fair'));
  expect((await getAt(site, 'marfa.example', place)).status).toBe(404);
  for (const file of ['/photos/Fair%202026.JPG', '/photos/pony.png', '/blog/pony.png'])
    expect([file, (await site.get(file)).status]).toEqual([file, 404]);
});

test('a hidden photo disappears from nginx’s cache, too, within a minute', async () => {
  needs('nginx');
  const nginx = await openNginx(site.port);
  const place = /src="(\/pictures\/[^"]+)" [^>]*alt="Two children/.exec(await page('/blog/fair'))?.[1] ?? '';
  const status = async () => (await getWith(nginx, { accept: 'image/webp' }, place)).status;
  expect(await status()).toBe(200);
  writeFileSync(path.join(folder, 'desk.yaml'), 'hide: [{ picture: pony.png, reason: a parent asked }]\n');
  await expect.poll(status, { timeout: minute }).toBe(404);
  rmSync(path.join(folder, 'desk.yaml'));
  await nginx.end();
});

test('a replaced photo shows within a minute, and a removed photo disappears and is reported with its post', async () => {
  const before = pictureIn(await page('/blog/fair'));
  writeFileSync(path.join(folder, 'photos/Fair 2026.JPG'), await plainPicture('jpeg', 800, 400));
  // The photo's old address shows the new photo too, because readers may have older pages open.
  const shown = async () => factsOf(before);
  await expect.poll(shown, { timeout: minute }).toMatchObject({ width: 720, height: 360 });
  await expect.poll(() => page('/blog/fair'), { timeout: minute }).toContain('width="800" height="400"');
  const after = pictureIn(await page('/blog/fair'));
  expect(after).not.toBe(before);
  expect(await factsOf(after)).toMatchObject({ width: 720, height: 360 });
  rmSync(path.join(folder, 'photos/Fair 2026.JPG'));
  const mistakes = async () => JSON.parse(await page('/api/health?ready')).mistakes;
  await expect
    .poll(mistakes, { timeout: minute })
    .toEqual(['boulder/posts/fair.md:4: photos/ has no fair 2026.jpg']);
  expect(site.log()).toContain('posts/fair.md:4: photos/ has no fair 2026.jpg');
  const html = await page('/blog/fair');
  expect(html).toContain('It opens on Friday.');
  expect(html).not.toContain('A Ferris wheel at dusk.');
  expect(await factsOf(after)).toBe(404);
});
