import type { Page } from 'playwright/test';
import { expectNoFaults, expectToFit } from './support/fits';
import { expect, test } from './support/fixtures';
import { listen, test as onAir } from './support/radio';
import { withoutNote } from './support/watch';

// Text size, colors, marks on new stories, saving and sharing. Readers' choices are stored only in the
// browser.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menu = (page: Page) => page.locator('.reading-menu');
const openMenu = (page: Page) => menu(page).locator('> summary').click();
const story = (page: Page, at = 0) => page.locator('main .story:has(.source)').nth(at);
const titleOf = (page: Page, at = 0) => story(page, at).locator('.story-link').innerText();
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const said = (page: Page) => page.locator('.reading-said');
const dark = 'rgb(22, 19, 15)';

/** Puts `kept` into local storage before a page loads, unless values are already stored. */
async function keep(page: Page, kept: object): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('reading')) localStorage.setItem('reading', text);
  }, JSON.stringify(kept));
}

async function actOn(page: Page, at: number, name: string): Promise<void> {
  await story(page, at).hover();
  await story(page, at).locator('.story-tools > summary').click();
  await story(page, at).getByRole('button', { name }).click();
}

test.beforeEach(({ page }) => withoutNote(page));

test('a story far down the page gets its menu only when the reader scrolls near it', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  const last = page.locator('main .tools-room').last();
  await expect(story(page).locator('.story-tools')).toHaveCount(1);
  await expect(last).toBeEmpty();
  await last.evaluate((room) => room.scrollIntoView());
  await expect(last.locator('.story-tools')).toHaveCount(1);
});

test('dark mode applies before the first paint, even on a light system, and also to the browser’s toolbar', async ({
  site,
  page,
}) => {
  await keep(page, { theme: 'dark' });
  await page.addInitScript(() => {
    const seen = window as unknown as { before?: string };
    new MutationObserver(() => {
      if (document.body) seen.before ??= document.documentElement.dataset.theme;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(site.url);
  expect(await page.evaluate(() => (window as unknown as { before: string }).before)).toBe('dark');
  expect(await paper(page)).toBe(dark);
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#16130f');
  await openMenu(page);
  await page.getByLabel('Light', { exact: true }).check();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper(page)).not.toBe(dark);
  await page.getByLabel('As the system').check();
  expect(await paper(page)).toBe(dark);
});

test('the menu works by keyboard, and the text size applies to all pages, which still fit', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  await menu(page).locator('> summary').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Standard').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Largest')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(menu(page).locator('> summary')).toBeFocused();
  for (const path of ['/', '/local-news', '/events', '/saved']) {
    await page.goto(site.url + path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
    await expectToFit(page);
  }
});

test('headlines published since the last visit have a dot and a label for screen readers', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  const published = await story(page).locator('time').first().getAttribute('datetime');
  await keep(page, { at: Date.parse(published ?? '') - 1000 });
  await page.reload();
  const link = story(page).locator('.story-link');
  await expect(link).toHaveAttribute('data-fresh', 'New:');
  await expect(
    story(page)
      .getByRole('link', { name: /^New: / })
      .first(),
  ).toBeVisible();
  await openMenu(page);
  await page.getByLabel('Mark what is new since my last visit').uncheck();
  await expect(page.locator('.story-link[data-fresh="New:"]')).toHaveCount(0);
});

test('saved stories are listed at /saved and can be removed, and Share copies a link where sharing is unavailable', async ({
  site,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site.url);
  const titles = [await titleOf(page, 0), await titleOf(page, 1)];
  await actOn(page, 0, 'Save');
  await expect(said(page)).toHaveText('Saved in this browser.');
  await expect(story(page).locator('.story-tools > summary')).toBeFocused();
  await actOn(page, 1, 'Save');
  await actOn(page, 1, 'Share');
  await expect(said(page)).toHaveText('Link copied.');
  const address = await story(page, 1)
    .locator('.story-link')
    .evaluate((link: HTMLAnchorElement) => link.href);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await openMenu(page);
  await page.getByRole('link', { name: 'Saved stories' }).click();
  const rows = page.locator('.saved-list .story:visible');
  await expect(rows.locator('.story-link')).toHaveText([...titles].reverse());
  await expectNoFaults(page);
  await rows.first().getByRole('button', { name: 'Unsave' }).click();
  await page.reload();
  await expect(rows.locator('.story-link')).toHaveText(titles.slice(0, 1));
  page.on('dialog', (dialog) => dialog.accept());
  await openMenu(page);
  await page.getByRole('button', { name: 'Forget what this browser keeps' }).click();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('in a browser without storage, no story looks saved, and readers are told why', async ({
  site,
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException();
      },
    }),
  );
  await page.goto(site.url);
  await actOn(page, 0, 'Save');
  await expect(said(page)).toHaveText('This browser does not let the site save anything.');
  await expect(story(page)).not.toHaveAttribute('data-saved');
});

for (const stored of ['{"saved":null}', 'null', '[7]', '{"saved":[null,{"href":7}],"text":{},"at":"x"}', '{'])
  test(`saving and the menu work with ${stored} in local storage`, async ({ site, page }) => {
    await page.addInitScript((text) => {
      if (!sessionStorage.seen) localStorage.setItem('reading', text);
      sessionStorage.seen = 'yes';
    }, stored);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(site.url);
    const title = await titleOf(page);
    await actOn(page, 0, 'Save');
    await expect(said(page)).toHaveText('Saved in this browser.');
    await openMenu(page);
    await page.getByLabel('Dark', { exact: true }).check();
    expect(await paper(page)).toBe(dark);
    await page.goto(`${site.url}/saved`);
    await expect(page.locator('.saved-list .story-link:visible')).toHaveText([title]);
    expect(errors).toEqual([]);
  });

test('readers whose storage is full are told that their choice is not stored', async ({ site, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.defineProperty(window, 'localStorage', {
      value: new Proxy(localStorage, {
        set: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    });
  });
  await page.goto(site.url);
  await openMenu(page);
  await page.getByLabel('Dark', { exact: true }).check();
  await expect(said(page)).toHaveText('This browser does not let the site save anything.');
  expect(await paper(page)).toBe(dark);
});

test('a post can be saved below its heading', async ({ site, page }) => {
  await page.goto(`${site.url}/blog/how-this-site-works`);
  await page.locator('.post-heading').getByRole('button', { name: 'Save' }).click();
  const title = await page.locator('h1').innerText();
  await page.goto(`${site.url}/saved`);
  await expect(page.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `${site.url}/blog/how-this-site-works`,
  );
});

test('opening a story’s menu at the bottom of a column adds no column', async ({ sample, page }) => {
  await page.goto(`${sample.url}/local-news`);
  await expect(story(page).locator('.story-tools')).toBeAttached();
  await page
    .locator('.briefs-in-columns')
    .evaluate((list) => list.replaceChildren(...[...list.querySelectorAll('.brief')].slice(0, 2)));
  await expectToFit(page, [768, 1280]);
});

test('axe finds no violations in the open reading menu or in a story’s menu', async ({ site, page }) => {
  await page.goto(site.url);
  await openMenu(page);
  await expectNoFaults(page);
  await story(page, 1).hover();
  await story(page, 1).locator('.story-tools > summary').click();
  await expect(menu(page)).not.toHaveAttribute('open');
  await expectNoFaults(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages have no reading controls, and /saved says why', async ({ site, page }) => {
    await page.goto(site.url);
    await expect(page.getByText('Reading options')).toBeHidden();
    await expect(page.locator('[data-act]:visible')).toHaveCount(0);
    await page.goto(`${site.url}/saved`);
    await expect(page.getByText('Saving stories needs JavaScript')).toBeVisible();
    await expect(page.locator('[data-act]:visible')).toHaveCount(0);
  });
});

onAir(
  'after client navigation while the radio plays, stories have menus and New and Saved marks',
  async ({ radio, page }) => {
    await keep(page, { theme: 'dark', text: '2', at: Date.now() - 365 * 86_400_000 });
    await listen(page, radio.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Local News', exact: true }).click();
    await page.waitForURL('**/local-news');
    await expect(page.locator('.story-link[data-fresh="New:"]').first()).toBeVisible();
    await actOn(page, 0, 'Save');
    await expect(story(page)).toHaveAttribute('data-saved');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL(`${radio.url}/`);
    await expect(story(page).locator('.story-tools')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-text', '2');
    expect(await paper(page)).toBe(dark);
    await expect(page.locator('audio')).toHaveCount(1);
  },
);
