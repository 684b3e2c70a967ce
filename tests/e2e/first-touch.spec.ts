import type { Page } from 'playwright/test';
import { thisCityPages } from './support/city-pages';
import { expect, test } from './support/fixtures';
import { holdScripts, untilHydrated, watchPolicy } from './support/policy-watch';
import { withoutNote } from './support/watch';

// A page's scripts are deferred until the first touch, or until the browser has nothing to do. Here they are kept on their
// way until after the first touch: what it does it does natively, and it stands when the islands are hydrated.

const frame = (page: Page) => page.locator('main iframe');
const openQuestion = (page: Page) => page.locator('.question[open] .answer-text');
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

type Touch = {
  name: string;
  path: string;
  touch: (page: Page) => Promise<void>;
  came: (page: Page) => Promise<void>;
};

const touches: Touch[] = [
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
      await section(page, 'Business & Economy').locator('summary').focus();
      await page.keyboard.press('Enter');
    },
    came: async (page) => {
      await expect(section(page, 'Business & Economy').locator('h3:visible')).toHaveCount(20);
      await expect(section(page, 'Business & Economy').locator('summary')).toBeFocused();
    },
  },
  {
    name: 'a question opens',
    path: '/faq',
    touch: (page) => page.getByText(thisCityPages.question.question, { exact: true }).click(),
    came: async (page) => {
      await expect(page.locator(`[id="${thisCityPages.question.id}"] .answer-text`)).toBeVisible();
      await expect(openQuestion(page)).toHaveCount(1);
    },
  },
  {
    name: 'another question closes the one before',
    path: '/faq',
    touch: async (page) => {
      await page.getByText(thisCityPages.otherQuestion.question, { exact: true }).click();
      await page.getByText(thisCityPages.question.question, { exact: true }).click();
    },
    came: async (page) => {
      await expect(page.locator(`[id="${thisCityPages.question.id}"] .answer-text`)).toBeVisible();
      await expect(openQuestion(page)).toHaveCount(1);
    },
  },
  {
    name: 'the checkbox for a host stays',
    path: '/contact',
    touch: (page) => page.getByLabel(/Always load from/).click(),
    came: (page) => expect(page.getByLabel(/Always load from/)).toBeChecked(),
  },
  {
    name: 'the menu opens, and Escape closes it',
    path: '/',
    touch: async (page) => {
      await page.locator('summary', { hasText: 'All Sections' }).click();
      await expect(page.locator('header details[open]')).toHaveCount(1);
      await page.keyboard.press('Escape');
    },
    came: (page) => expect(page.locator('header details[open]')).toHaveCount(0),
  },
];

for (const { name, path, touch, came } of touches) {
  test(`touched first: ${name}`, async ({ site, page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(site.url + path);
    await touch(page);
    await came(page);
    await letScriptsCome();
    await untilHydrated(page);
    await came(page);
    await expect(page).toHaveURL(site.url + path);
  });
}

test('a checkbox for a host that was checked first brings its frame', async ({ site, page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(`${site.url}/contact`);
  await page.getByLabel(/Always load from/).click();
  await letScriptsCome();
  await expect(frame(page)).toBeVisible();
});

test('a video that is pressed first starts in its place as soon as script runs', async ({ site, page }) => {
  const { url } = site;
  const letScriptsCome = await holdScripts(page);
  await page.goto(url);
  await page.locator('figure.embed-video .embed-poster').click();
  await letScriptsCome();
  await expect(frame(page)).toHaveAttribute('src', /autoplay=1/);
  await expect(page).toHaveURL(`${url}/`);
});

test('a link to a question opens it before any script', async ({ site, page }) => {
  await holdScripts(page);
  await page.goto(`${site.url}/faq#${thisCityPages.question.id}`);
  await expect(page.locator(`[id="${thisCityPages.question.id}"] .answer-text`)).toBeVisible();
});

test('touched first: a link leads where it leads', async ({ site, page }) => {
  await holdScripts(page);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Community', exact: true }).first().click();
  await expect(page).toHaveURL(`${site.url}/community`);
});

test('touched first: the download of the feed', async ({ site, page }) => {
  await holdScripts(page);
  await page.goto(`${site.url}/rss`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download RSS File' }).click();
  expect((await saved).suggestedFilename()).toBe('rss.xml');
});

test('no script is asked for before a touch or an idle moment', async ({ site, page }) => {
  await holdScripts(page);
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
  site,
  page,
}) => {
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  const deferred = await page
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
  expect(deferred.length).toBeGreaterThan(5);
  expect(fetched.sort()).toEqual(deferred.sort());
  expect(await page.locator('script[src]').count()).toBe(0);
});

test('a reader who saves data has none of them fetched ahead', async ({ site, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.js(on)?$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('an untouched page starts its scripts by itself ten seconds after it has loaded', async ({
  site,
  page,
}) => {
  // Stands still, however long the page takes to load.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(9_000);
  expect(await page.locator('script[src]').count()).toBe(0);
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await untilHydrated(page);
});
