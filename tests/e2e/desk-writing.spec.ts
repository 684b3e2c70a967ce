import type { Page } from 'playwright/test';
import { citiesFolder } from './support/cities';
import { joinDesk, type RunningDesk, startDesk } from './support/desk';
import { expect } from './support/fixtures';
import { test } from './support/needs';

// Writing a post at the desk with scripts: autosave, preview, formatting buttons and pasting. The menu is
// tested too.

let desk: RunningDesk;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  desk = await startDesk(citiesFolder({}, 'tests/cities/boulder'));
  await joinDesk(page, desk);
});
test.afterAll(async () => {
  desk.child.kill();
  await page.context().close();
});

const body = () => page.locator('[name=body]');

async function select(text: string): Promise<void> {
  await body().evaluate((area: HTMLTextAreaElement, words) => {
    area.focus();
    const start = area.value.indexOf(words);
    area.setSelectionRange(start, start + words.length);
  }, text);
}

test('the desk autosaves an editor’s text, previews it, and offers the unsaved text in another window', async () => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto(`${desk.origin}/boulder/posts/new`);
  await page.locator('[name=title]').fill('Creek rises');
  await body().fill('It rose.\n\nThree feet');
  await test.step('buttons format the selection, by mouse and by keyboard', async () => {
    await select('rose');
    await page.getByRole('button', { name: 'Bold' }).click();
    await expect(body()).toHaveValue('It **rose**.\n\nThree feet');
    await select('Three feet');
    // The toolbar is a single Tab stop, and arrow keys move between its buttons.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(body()).toHaveValue('It **rose**.\n\n## Three feet');
  });
  await test.step('the preview updates without a click', async () => {
    await expect(page.locator('.preview strong')).toHaveText('rose');
    await expect(page.locator('[data-autosaved]')).toContainText('What you typed is kept');
  });
  await test.step('Preview shows the latest text and keeps it across a reload', async () => {
    await body().press('End');
    await body().pressSequentially(' high');
    await page.locator('button[value=preview]').click();
    await page.waitForURL(/&preview$/);
    await expect(page.locator('.preview')).toContainText('Three feet high');
    await page.reload();
    await expect(page.locator('.preview')).toContainText('Three feet high');
    await expect(body()).toHaveValue('It **rose**.\n\n## Three feet high');
  });
  await test.step('another window offers the unsaved text', async () => {
    await page.goto(`${desk.origin}/boulder/posts`);
    await page.getByRole('link', { name: 'Use it' }).click();
    await expect(body()).toHaveValue('It **rose**.\n\n## Three feet high');
    await page.locator('button[value=draft]').click();
    await expect(page.locator('.flash')).toHaveText(/Saved as a draft/);
    await expect(page.getByRole('link', { name: 'Use it' })).toHaveCount(0);
  });
  expect(refused).toEqual([]);
});

/** Pastes from a clipboard with HTML and plain text, as the browser does. */
async function paste(html: string, plain: string): Promise<void> {
  await body().evaluate(
    (area: HTMLTextAreaElement, [rich, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich ?? '');
      clipboardData.setData('text/plain', text ?? '');
      area.focus();
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain],
  );
}

test('the desk turns pasted formatting into Markdown, and accepts photos in the iPhone’s format', async () => {
  await page.goto(`${desk.origin}/boulder/posts/new`);
  await page.locator('[name=title]').fill('Budget vote');
  await body().fill('');
  await paste('<h1>Next</h1><p>They <b>voted</b>, <a href="https://city.example/">see</a>.', 'Next');
  await expect(body()).toHaveValue('## Next\n\nThey **voted**, [see](https://city.example/).');
  await body().fill('');
  await paste(`<b>x</b>${'<div>'.repeat(90_000)}`, 'as plain text');
  expect((await page.request.get(`${desk.origin}/sign-in`)).status()).toBe(200);
  await expect(body()).toHaveValue('as plain text');
  await page.locator('[name=upload]').setInputFiles('tests/unit/scripts/desk/rotated.heic');
  await page.locator('[name=alt]').fill('City Hall');
  await page.locator('button[value=draft]').click();
  await expect(page.locator('[name=picture]')).toHaveValue(/^budget-vote-\w+\.jpg$/);
});

test('a post that is sent after the session has ended comes back after signing in, and other windows resume by themselves', async () => {
  const other = await page.context().newPage();
  for (const window of [page, other]) {
    await window.goto(`${desk.origin}/boulder/posts/new`);
    await window.locator('[name=title]').fill(window === page ? 'Late words' : 'Other words');
  }
  await body().fill('Typed late.\n\nTwo lines.');
  await expect(page.locator('[data-autosaved]')).toBeVisible();
  await page.context().clearCookies();
  await other.locator('[name=body]').fill('Typed in the other window.');
  await expect(other.locator('[data-not-signed-in]')).toBeVisible();
  await page.locator('button[value=publish]').click();
  await expect(page.getByText('Nothing was sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click();
  await expect(page.getByRole('heading')).toHaveText('You signed in again. Send it now?');
  await expect(page.getByText('Typed late.')).toBeVisible();
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(page.locator('.flash')).toHaveText(/Published/);
  await expect(body()).toHaveValue('Typed late.\n\nTwo lines.');
  await expect(other.locator('[data-autosaved]')).toBeVisible({ timeout: 15_000 });
  await expect(other.locator('[data-not-signed-in]')).toBeHidden();
  await other.locator('button[value=draft]').click();
  await expect(other.locator('.flash')).toHaveText(/Saved as a draft/);
  await other.close();
});

test('the desk refuses a photo above its limit before it is sent', async () => {
  await page.goto(`${desk.origin}/boulder/posts/new`);
  const photo = page.locator('[name=upload]');
  await photo.evaluate((field: HTMLInputElement) => {
    field.dataset.maxBytes = '10';
  });
  await photo.setInputFiles('tests/unit/scripts/desk/rotated.heic');
  expect(await photo.evaluate((field: HTMLInputElement) => field.validationMessage)).toContain('60 MB');
  await photo.setInputFiles([]);
  expect(await photo.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(true);
});

test('the menu is one row on a phone and in a wide window, and opens by keyboard', async () => {
  const menu = page.getByRole('navigation');
  for (const width of [360, 412, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${desk.origin}/boulder/sources`);
    expect((await menu.boundingBox())?.height, `${width}`).toBeLessThan(60);
  }
  await expect(menu.getByRole('link')).toHaveCount(10);
  await page.setViewportSize({ width: 412, height: 900 });
  await expect(menu.getByRole('link')).toHaveCount(4);
  await page.goto(`${desk.origin}/boulder/sources`);
  await menu.getByRole('link', { name: 'Emergency' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Sources' })).toHaveAttribute('aria-current', 'page');
  for (const link of await menu.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(40);
});
