import type { Locator, Page } from 'playwright/test';
import { thisCityPages } from './support/city-pages';
import { expect, test } from './support/fixtures';
import { keepAsleep, untilAwake, watchPolicy } from './support/policy-watch';
import { withoutNote } from './support/watch';

// A page's scripts sleep until the first touch, or until the browser has nothing to do. Here they are kept on their
// way until after the first touch, so that every island is touched before it is awake.

const frame = (page: Page) => page.locator('main iframe');
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

test.use({ still: true });

test.beforeEach(async ({ page }) => {
  await watchPolicy(page);
  await withoutNote(page);
  await page
    .context()
    .route(/openstreetmap|archive\.org/, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'from elsewhere' }),
    );
});

type Island = {
  name: string;
  path: string;
  touch: (page: Page) => Promise<void>;
  came: (page: Page) => Promise<void>;
};

const islands: Island[] = [
  {
    name: 'See All opens its section',
    path: '/local-news',
    touch: (page) => section(page, 'Business & Economy').getByText('See All').click(),
    came: (page) => expect(section(page, 'Business & Economy').locator('h3:visible')).toHaveCount(20),
  },
  {
    name: 'See All by keyboard opens its section and keeps the focus',
    path: '/local-news',
    touch: async (page) => {
      await section(page, 'Business & Economy').getByText('See All').focus();
      await page.keyboard.press('Enter');
    },
    came: (page) =>
      expect(
        section(page, 'Business & Economy').getByRole('button', { name: 'Show Less' }).first(),
      ).toBeFocused(),
  },
  {
    name: 'a question opens',
    path: '/faq',
    touch: (page) => page.getByRole('button', { name: thisCityPages.question.question }).click(),
    came: (page) => expect(page.locator(`[id="${thisCityPages.question.id}"] .answer-text`)).toBeVisible(),
  },
  {
    name: 'a video starts in its place',
    path: '/',
    touch: (page) => page.locator('figure.embed-video .embed-poster').click(),
    came: (page) => expect(frame(page)).toHaveAttribute('src', /autoplay=1/),
  },
  {
    name: 'the tick for a host is kept, and its frame comes',
    path: '/contact',
    touch: (page) => page.getByLabel(/Always load from/).click(),
    came: (page) => expect(frame(page)).toBeVisible(),
  },
  {
    name: 'the menu opens, and Escape closes it',
    path: '/',
    touch: async (page) => {
      await page.locator('summary', { hasText: 'All Sections' }).click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await page.keyboard.press('Escape');
    },
    came: (page) => expect(page.locator('details[open]')).toHaveCount(0),
  },
];

for (const { name, path, touch, came } of islands) {
  test(`touched first: ${name}`, async ({ open, page }) => {
    const site = await open();
    const letScriptsCome = await keepAsleep(page);
    await page.goto(site.url + path);
    await touch(page);
    await letScriptsCome();
    await untilAwake(page);
    await came(page);
    await expect(page).toHaveURL(site.url + path);
  });
}

test('a control that is drawn anew under a pressed mouse button gets the click', async ({ open, page }) => {
  const site = await open();
  const letScriptsCome = await keepAsleep(page);
  await page.goto(`${site.url}/local-news`);
  const business = section(page, 'Business & Economy');
  await business.getByText('See All').hover();
  await page.mouse.down();
  await letScriptsCome();
  await expect(business.getByRole('button', { name: 'See All' })).toBeVisible();
  await page.mouse.up();
  await expect(business.locator('h3:visible')).toHaveCount(20);
});

/** See All drawn anew just as a press on it ends, as happens where the islands wake in that moment. */
async function pressDrawnAnew(page: Page, url: string, press: (seeAll: Locator) => Promise<void>) {
  const letScriptsCome = await keepAsleep(page);
  await page.goto(`${url}/local-news`);
  const business = section(page, 'Business & Economy');
  const seeAll = business.getByText('See All');
  await seeAll.evaluate((old) =>
    old.addEventListener('pointerup', () => old.replaceWith(old.cloneNode(true)), { once: true }),
  );
  await press(seeAll);
  await expect(seeAll).toHaveAttribute('aria-busy', 'true');
  await letScriptsCome();
  await expect(business.locator('h3:visible')).toHaveCount(20);
}

test('a control that is drawn anew as the mouse button is let go gets the click', async ({ open, page }) => {
  const site = await open();
  await pressDrawnAnew(page, site.url, (seeAll) => seeAll.click());
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a control that is drawn anew as the finger lifts gets one click, not two', async ({ open, page }) => {
    const site = await open();
    await page.clock.install();
    await page.addInitScript(() => {
      const count = ({ dataset }: HTMLElement) => {
        dataset.clicks = `${dataset.clicks ?? ''}I`;
      };
      addEventListener('click', () => count(document.documentElement), true);
    });
    await pressDrawnAnew(page, site.url, async (seeAll) => {
      await seeAll.tap();
      await page.clock.runFor(1000);
    });
    // The finger's own, which is held, and the one that the control gets when it is awake.
    await expect(page.locator('html')).toHaveAttribute('data-clicks', 'II');
  });
});

test('touched first: a link leads where it leads', async ({ open, page }) => {
  const site = await open();
  await keepAsleep(page);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Community', exact: true }).first().click();
  await expect(page).toHaveURL(`${site.url}/community`);
});

test('touched first: the download of the feed', async ({ open, page }) => {
  const site = await open();
  await keepAsleep(page);
  await page.goto(`${site.url}/rss`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download RSS File' }).click();
  expect((await saved).suggestedFilename()).toBe('rss.xml');
});

test('scripts that do not come within three seconds leave the page to the browser: See All is a link', async ({
  open,
  page,
}) => {
  const site = await open();
  await keepAsleep(page);
  // Stands still, however long the page and the press take.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${site.url}/local-news`);
  await section(page, 'Business & Economy').getByText('See All').click();
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL(`${site.url}/local-news`);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(`${site.url}/news/business-and-finance`);
});

test('a press with Control goes to the browser, which opens a new tab', async ({ open, page }) => {
  const site = await open();
  await keepAsleep(page);
  await page.goto(`${site.url}/local-news`);
  const opened = page.context().waitForEvent('page');
  await section(page, 'Business & Economy')
    .getByText('See All')
    .click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(`${site.url}/news/business-and-finance`);
});

test('no script is asked for before a touch or an idle moment', async ({ open, page }) => {
  const site = await open();
  await keepAsleep(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
});

test('the scripts and the data of an untouched page are fetched soon after it has loaded, and none is run', async ({
  open,
  page,
}) => {
  await page.goto((await open()).url);
  await page.waitForLoadState('networkidle');
  const sleeping = await page
    .locator('script:is([data-src], [data-page])')
    .evaluateAll((scripts) =>
      scripts.map((script) => (script as HTMLElement).dataset.src ?? (script as HTMLElement).dataset.page),
    );
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
      .map(({ name }) => new URL(name).pathname),
  );
  expect(sleeping.length).toBeGreaterThan(5);
  expect(fetched.sort()).toEqual(sleeping.sort());
  expect(await page.locator('script[src]').count()).toBe(0);
});

test('a reader who saves data has none of them fetched ahead', async ({ open, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.js(on)?$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto((await open()).url);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('an untouched page wakes by itself ten seconds after it has loaded', async ({ open, page }) => {
  // Stands still, however long the page takes to load.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto((await open()).url);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(9_000);
  expect(await page.locator('script[src]').count()).toBe(0);
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await untilAwake(page);
});
