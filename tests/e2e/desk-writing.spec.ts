import type { Page } from 'playwright/test';
import { citiesFolder } from './support/cities';
import { joinDesk, type RunningDesk, startDesk } from './support/desk';
import { expect } from './support/fixtures';
import { test } from './support/needs';

// Writing at the desk with script: what is typed is kept, shown beside the form, and formatted by buttons and by pasting.

let desk: RunningDesk;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 900 } });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await startDesk(citiesFolder({}, 'tests/cities/boulder'));
});
test.afterAll(() => {
  desk.child.kill();
});

const body = (page: Page) => page.locator('[name=body]');

async function select(page: Page, text: string): Promise<void> {
  await body(page).evaluate((area: HTMLTextAreaElement, words) => {
    area.focus();
    const start = area.value.indexOf(words);
    area.setSelectionRange(start, start + words.length);
  }, text);
}

test('keeps what an editor types, shows it beside, and offers it after a crash', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await joinDesk(page, desk);
  await page.goto(`${desk.origin}/boulder/posts/new`);
  await page.locator('[name=title]').fill('Creek rises');
  await body(page).fill('It rose.\n\nThree feet');
  await test.step('buttons format the selection, also by keyboard', async () => {
    await select(page, 'rose');
    await page.getByRole('button', { name: 'Bold' }).click();
    await expect(body(page)).toHaveValue('It **rose**.\n\nThree feet');
    await select(page, 'Three feet');
    // One stop of the Tab key; arrows go from button to button.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(body(page)).toHaveValue('It **rose**.\n\n## Three feet');
  });
  await test.step('the preview follows', async () => {
    await expect(page.locator('.preview strong')).toHaveText('rose');
    await expect(page.locator('[data-autosaved]')).toContainText('What you typed is kept');
  });
  await test.step('another window is offered the text', async () => {
    await page.goto(`${desk.origin}/boulder/posts`);
    await page.getByRole('link', { name: 'Use it' }).click();
    await expect(body(page)).toHaveValue('It **rose**.\n\n## Three feet');
    await page.locator('button[value=draft]').click();
    await expect(page.locator('.flash')).toHaveText(/Saved as a draft/);
    await expect(page.getByRole('link', { name: 'Use it' })).toHaveCount(0);
  });
  expect(refused).toEqual([]);
});
