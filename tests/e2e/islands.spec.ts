import { expect, test } from './support/fixtures';
import { complaints, isHydrated, withoutScriptsYet } from './support/islands';
import { allPages } from './support/pages-of-house';
import { withoutNote } from './support/watch';

// Client islands: they work before React starts, start it, and hydrate without errors.

test.use({ still: true });
test.beforeEach(({ page }) => withoutNote(page));

const WAKERS = '[data-wake]:visible';
/** Addresses of the bundles that Next.js builds. The site's own script has a different path. */
const REACT = '**/_next/static/chunks/*.js*';

test('every interactive page hydrates without errors', async ({ site, page }) => {
  test.setTimeout(180_000);
  const woken: string[] = [];
  for (const path of [...allPages, '/blog?page=2']) {
    const { html } = await site.get(path);
    if (!html.includes('data-wake')) continue;
    const heard = complaints(page);
    await page.goto(site.url + path);
    await page.locator(WAKERS).first().hover();
    await expect.poll(() => isHydrated(page), path).toBe(true);
    await page.waitForLoadState('networkidle');
    expect.soft(heard, path).toEqual([]);
    woken.push(path);
    page.removeAllListeners();
  }
  for (const path of ['/', '/blog', '/faq', '/local-news', '/radio']) expect(woken).toContain(path);
});

test('a page that the site’s script has already changed hydrates without errors', async ({ site, page }) => {
  const heard = complaints(page);
  await page.goto(site.url);
  const story = page.locator('.story:has(.tools-room)').first();
  await story.hover();
  await story.locator('.story-tools > summary').click();
  await story.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(story).toHaveAttribute('data-saved');
  await page.locator('.fold-more > summary').first().click();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(story.locator('.story-tools')).toHaveCount(1);
  await expect(story).toHaveAttribute('data-saved');
  await expect(page.locator('.fold-more').first()).toHaveAttribute('open');
  expect(heard).toEqual([]);
});

const firsts = [
  { path: '/', press: '.fold-more > summary', shown: '.fold-rest:visible' },
  { path: '/faq', press: '.question-button', shown: '.answer-text:visible' },
];

for (const { path, press, shown } of firsts)
  test(`the first click on ${path} works before React has loaded, and starts React`, async ({
    site,
    page,
  }) => {
    const letScriptsLoad = await withoutScriptsYet(page, REACT);
    await page.goto(site.url + path);
    await page.locator(press).first().click();
    await expect(page.locator(shown).first()).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
    letScriptsLoad();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.locator(shown).first()).toBeVisible();
  });

for (const { path, press, shown } of firsts)
  test(`if the data of ${path} is gone, its controls work without React`, async ({ site, page }) => {
    const heard = complaints(page);
    await page.route('**/page-data/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(site.url + path);
    await page.locator(press).first().click();
    await page.waitForLoadState('networkidle');
    await expect(page.locator(shown).first()).toBeVisible();
    await page.locator(press).first().click();
    await expect(page.locator(shown).first()).toBeHidden();
    expect(await isHydrated(page)).toBe(false);
    expect(heard).toEqual([]);
  });

test('no click on a question is lost while the accordion hydrates', async ({ site, page }) => {
  await page.goto(`${site.url}/faq`);
  const wrong = await page.evaluate(async () => {
    const [question] = document.querySelectorAll<HTMLElement>('.question');
    const states: string[] = [];
    for (let isOpen = true, left = 50; left > 0; isOpen = !isOpen) {
      question?.querySelector<HTMLElement>('.question-button')?.click();
      await new Promise((resolve) => setTimeout(resolve));
      if (question?.dataset.state !== (isOpen ? 'open' : 'closed'))
        states.push(`${left}: ${question?.dataset.state}`);
      if (question?.closest('[data-hydrated]')) left -= 1;
    }
    return states;
  });
  expect(wrong).toEqual([]);
});

test('scrolling under a resting mouse does not start React', async ({ site, page }) => {
  await page.goto(`${site.url}/faq`);
  await page.mouse.move(700, 5);
  for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 300);
  await page.waitForLoadState('networkidle');
  expect(await isHydrated(page)).toBe(false);
});

test('after hydration, arrow keys work in the accordion, and only one question is open', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/faq`);
  const buttons = page.locator('.question-button');
  await buttons.nth(1).click();
  await expect(page.locator('.questions')).toHaveAttribute('data-hydrated');
  await expect(page.locator('.question').nth(1)).toHaveAttribute('data-state', 'open');
  await page.keyboard.press('ArrowDown');
  await expect(buttons.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.question').nth(2)).toHaveAttribute('data-state', 'open');
  await expect(page.locator('.question[data-state="open"]')).toHaveCount(1);
  await expect(page.locator('.answer-text:visible')).toHaveCount(1);
});

test('after hydration, links change the page without a reload', async ({ site, page }) => {
  const heard = complaints(page);
  await page.goto(`${site.url}/faq`);
  await page.locator('.question-button').first().click();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Community', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/community`);
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/faq`);
  expect(heard).toEqual([]);
});
