import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright/test';
import { pictureFile } from '../fake-upstream/pictures/known-pictures';
import type { PictureOf } from '../fake-upstream/upstream-state';
import { expect } from './support/fixtures';
import { test } from './support/pictured-site';
import type { Site } from './support/site';
import { countShifts, foreignRequests, readThrough, withoutNote } from './support/watch';

/** Returns the addresses of a page's proxied pictures, in order. */
function proxied(html: string): string[] {
  return [...html.matchAll(/<img[^>]* src="(\/pictures\/[^"]+)"/g)].map((match) => match[1] ?? '');
}

/** Returns a page's visible pictures, each with the file that the browser chose. */
function shown(page: Page, selector = 'img[srcset]') {
  return page.locator(selector).evaluateAll((images) =>
    // Leave out collapsed pictures, whose currentSrc is empty.
    (images as HTMLImageElement[])
      .filter((image) => image.checkVisibility())
      .map(({ currentSrc, naturalWidth, complete, clientWidth }) => ({
        path: new URL(currentSrc || 'http://none').pathname,
        width: Number(currentSrc.split('/').pop()),
        naturalWidth,
        complete,
        clientWidth,
      })),
  );
}

/** Decodes the original address from a proxied one. */
const foreignOf = (address: string) => Buffer.from(address.split('/')[4] ?? '', 'base64url').toString();

/** Returns the proxied address of the fake upstream's picture `name` in a page. */
function proxiedOf(html: string, name: string): string {
  return (
    proxied(html).find((address) => foreignOf(address).includes(`/pictures/${name}`)) ??
    `${name} is not there`
  );
}

/** Lists the picture files that a site has stored on disk. */
function picturesOf({ cacheDir }: Site) {
  const folder = path.join(cacheDir, 'pictures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
}

/** Holds back all picture requests until the returned function is called. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let open = false;
  await page.route('**/pictures/**', (route) => {
    if (open) return route.continue();
    waiting.push(route);
  });
  return async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    open = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

/** Gives every headline the picture `name`, each at a different address. */
const always =
  (name: string): PictureOf =>
  (feed, number) =>
    `${name}?${feed}-${number}`;

test.describe('photos next to headlines and in posts', () => {
  // The site converts dozens of pictures for the first time, which takes a long time.
  test.describe.configure({ timeout: 240_000 });

  for (const [width, widest] of [
    [375, 480],
    [1280, 1080],
  ] as const) {
    test(`load only through this site, at a width that suits a ${width} px screen`, async ({
      pictured,
      page,
    }) => {
      const asked = foreignRequests(page, pictured.url);
      await page.setViewportSize({ width, height: 900 });
      await withoutNote(page);
      for (const place of ['/', '/news/business-and-finance', '/blog', '/blog/blog-post-02']) {
        await page.goto(pictured.url + place);
        await readThrough(page);
        const onPage = async () => (await shown(page)).filter(({ clientWidth }) => clientWidth > 0);
        // A picture that has not loaded yet has the path /.
        await expect.poll(async () => (await onPage()).map(({ path }) => path)).not.toContain('/');
        const pictures = await onPage();
        expect(pictures.length, place).toBeGreaterThan(2);
        for (const { path: address, width: chosen, clientWidth } of pictures) {
          expect(address).toMatch(/^\/pictures\//);
          expect(chosen, `${address} at ${clientWidth}`).toBeLessThanOrEqual(widest);
          expect(chosen, `${address} at ${clientWidth}`).toBeGreaterThanOrEqual(
            Math.min(clientWidth, 720) * 0.8,
          );
        }
      }
      expect(asked).toEqual([]);
    });
  }

  test('load lazily, except the largest one on the page', async ({ pictured, page }) => {
    await page.goto(pictured.url);
    const loading = await page
      .locator('main img')
      .evaluateAll((images) =>
        images.map((image) => `${image.getAttribute('loading')} ${image.getAttribute('fetchpriority')}`),
      );
    expect(loading[0]).toBe('eager high');
    expect(new Set(loading.slice(1))).toEqual(new Set(['lazy null']));
    const lead = await page.locator('main img').first().getAttribute('src');
    const type = () => fetch(pictured.url + lead).then(({ headers }) => headers.get('content-type'));
    await expect.poll(type).toBe('image/webp');
  });

  test('span the lead’s columns, or a phone’s full width, and are thumbnails for the next stories', async ({
    pictured,
    page,
  }) => {
    for (const [width, x, wide] of [
      [375, 0, 375],
      [768, 32, 392],
      [1280, 48, 672],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pictured.url);
      const lead = await page.locator('.featured-picture').boundingBox();
      expect([lead?.x, Math.floor(lead?.width ?? 0)]).toEqual([x, wide]);
      expect(await page.locator('.second .thumb').count()).toBeGreaterThan(1);
    }
  });

  test('are in the Featured Stories grid, each only once and with the name of its section', async ({
    pictured,
    page,
  }) => {
    await page.goto(pictured.url);
    const tiles = page.getByRole('region', { name: 'Featured Stories' }).getByRole('listitem');
    expect([9, 5, 3]).toContain(await tiles.count());
    const all = await tiles.evaluateAll((list) =>
      list.map((tile) => [
        tile.querySelector('img')?.getAttribute('src'),
        tile.querySelector('.kicker')?.textContent,
      ]),
    );
    expect(all.flat().filter((one) => !one)).toEqual([]);
    expect(new Set(all.map(([src]) => src)).size).toBe(all.length);
  });

  test('never shift the layout, which is drawn before they arrive', async ({ pictured, page }) => {
    await withoutNote(page);
    for (const place of ['/', '/blog', '/blog/blog-post-04']) {
      const letPicturesCome = await holdPictures(page);
      await page.goto(pictured.url + place, { waitUntil: 'domcontentloaded' });
      const shifts = await countShifts(page);
      await letPicturesCome();
      await readThrough(page);
      expect(await page.locator('[data-gone]').count(), `${place}: pictures that did not come`).toBe(0);
      expect(await shifts(), place).toBe(0);
    }
  });

  test('have size and empty alternative text in the HTML, and the server accepts each address', async ({
    pictured,
  }) => {
    const { html } = await pictured.get('/news/business-and-finance');
    const addresses = proxied(html);
    // Fifteen of the twenty stories have pictures, because one row has none.
    expect(addresses).toHaveLength(15);
    expect(html).not.toMatch(/<img[^>]*src(set)?="https?:/i);
    const made = (accept: string) => fetch(pictured.url + addresses[0], { headers: { Accept: accept } });
    for (const type of ['image/avif', 'image/webp'])
      await expect.poll(() => made(type).then(({ headers }) => headers.get('content-type'))).toBe(type);
    const first = await made('image/avif');
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable, s-maxage=30, stale-if-error=86400',
    );
    const head = await fetch(pictured.url + addresses[0], { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'image/webp',
      '',
    ]);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(pictured.url + addresses[0], {
      headers: { Accept: 'image/avif', 'If-None-Match': etag },
    });
    expect(again.status).toBe(304);
  });
});

test.describe('a picture that cannot be shown', () => {
  const bad = [
    'gone.jpg',
    'small.png',
    'megapixels.png',
    'cut.jpg',
    'heavy.jpg',
    'drawing.jpg',
    'page.jpg',
    'empty.jpg',
    'to-private.jpg',
    'to-other-port.jpg',
    'in-circles.jpg',
  ];

  test('is blank, whatever the reason, and is fetched only once', async ({ open, upstream }) => {
    // The third row shows no pictures, so the eleventh bad picture goes to a story in the fourth row.
    const placeOf = (number: number) => (number === 16 ? bad[10] : bad.slice(0, 10)[number - 1]);
    upstream.pictures.of = (feed, number) => (feed === 'business' ? placeOf(number) : undefined);
    await Promise.all(bad.map(pictureFile));
    const site = await open({ STOCK_IMAGE_URL: upstream.pictureTemplate });
    const { html } = await site.get('/news/business-and-finance');
    for (const name of bad) {
      const address = proxiedOf(html, name);
      // While the site checks a picture, the blank picture is cached for less than five minutes.
      await expect
        .poll(() => site.get(address).then(({ headers }) => headers.get('cache-control')))
        .toBe('public, max-age=300');
      const answer = await site.get(address);
      expect([answer.status, answer.headers.get('content-type')], name).toEqual([404, 'image/svg+xml']);
      expect(answer.html, name).toMatch(/^<svg [^>]*width="1" height="1"\/>$/m);
      expect(upstream.asked(name), name).toBe(name === 'in-circles.jpg' ? 6 : 1);
    }
    expect(upstream.forbidden.asked).toBe(0);
    expect(picturesOf(site)).toEqual([]);
  });

  test('is never fetched from a private address', async ({ open, upstream, page }) => {
    upstream.pictures.of = (_, number) => `http://127.0.0.1:${upstream.forbidden.port}/${number}.jpg`;
    const site = await open();
    await page.goto(site.url);
    await readThrough(page);
    expect(upstream.forbidden.asked).toBe(0);
  });

  test('takes no space once it is scrolled past, and is left out when the page is rendered again', async ({
    open,
    upstream,
    page,
  }) => {
    upstream.pictures.of = always('gone.jpg');
    const site = await open({ STOCK_IMAGE_URL: upstream.pictureTemplate.replace('.jpg', '.gone') });
    await withoutNote(page);
    await page.goto(site.url);
    const shifts = await countShifts(page);
    await expect.poll(() => page.locator('.photo[data-gone]').count()).toBeGreaterThan(0);
    const boxes = await page.locator('.photo').evaluateAll(
      (all) =>
        (all as HTMLImageElement[]).filter((one) => {
          const isOutOfSight = one.getBoundingClientRect().top > innerHeight;
          return isOutOfSight && one.complete && one.naturalWidth === 1;
        }).length,
    );
    expect(boxes).toBe(0);
    expect(await shifts()).toBe(0);
    // The page now uses the story's stock photo instead.
    const lead = async () => foreignOf(proxied((await site.get('/')).html)[0] ?? '');
    await expect.poll(lead).not.toContain('gone.jpg');
  });

  test('is replaced by its alternative text in a post', async ({ pictured, page }) => {
    await page.goto(`${pictured.url}/blog/blog-post-02`);
    await readThrough(page);
    const street = page.getByAltText('A street in the morning');
    const seen = () => street.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect(async () => {
      await page.reload();
      await readThrough(page);
      expect(await seen()).toBeGreaterThan(400);
    }).toPass();
    const gone = page.getByAltText('A picture that is gone');
    expect(await gone.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    await expect(page.getByRole('link', { name: 'View on Pinterest' })).toHaveAttribute(
      'href',
      /upright\.jpg/,
    );
  });
});
