import type { Page } from 'playwright/test';
import {
  expect,
  hears,
  listen,
  loseConnection,
  openRadio,
  soundFact,
  streamsAsked,
  test,
} from './support/radio';
import { countShifts } from './support/watch';

// The bar at the bottom of pages, which keeps the radio playing while the listener visits other pages.

const bar = (page: Page) => page.getByRole('region', { name: 'Radio', exact: true });
const footLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Follows a footer link without reloading the page. */
async function moveOn(page: Page, name: string, path: string): Promise<void> {
  await footLink(page, name).click();
  await page.waitForURL(`**${path}`);
  await expect(page.locator('.on-its-way')).toHaveCount(0);
}

test('the bar appears on no page before the radio starts, and is not part of the HTML', async ({
  radio,
  page,
}) => {
  await openRadio(page, radio.url);
  await moveOn(page, 'Community', '/community');
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('.radio-bar')).toHaveCount(0);
  const answer = await page.request.get(`${radio.url}/community`);
  expect(await answer.text()).not.toContain('class="radio-bar"');
});

test('the bar stays while the listener visits other pages, and uses the same connection', async ({
  radio,
  page,
}) => {
  const asked = streamsAsked(page);
  await listen(page, radio.url);
  await expect(bar(page)).toHaveCount(0);
  const before = await soundFact(page, 'currentTime');
  await moveOn(page, 'Community', '/community');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText('Live programming from our station stream.');
  await moveOn(page, 'Events', '/events');
  await hears(page);
  expect(await soundFact(page, 'currentTime')).toBeGreaterThan(before);
  expect(asked).toHaveLength(1);
  await expect(page.locator('audio')).toHaveCount(1);
});

test('the bar plays, pauses and links to the radio page, where the sound continues', async ({
  radio,
  page,
}) => {
  await listen(page, radio.url);
  await moveOn(page, 'Community', '/community');
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  expect(await soundFact(page, 'paused')).toBe(true);
  await expect(bar(page)).toContainText('Paused');
  await bar(page).getByRole('button', { name: 'Play' }).click();
  await hears(page);
  await bar(page).getByRole('link', { name: 'Live Radio' }).click();
  await page.waitForURL('**/radio');
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('audio:visible')).toHaveCount(0);
  await hears(page);
});

test('the bar is not printed, and its close button stops the radio and removes the bar', async ({
  radio,
  page,
}) => {
  await listen(page, radio.url);
  await moveOn(page, 'Community', '/community');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.radio-bar')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await bar(page).getByRole('button', { name: 'Stop and close the radio' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await soundFact(page, 'paused')).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('none');
});

test('the bar works by keyboard, shifts nothing when it closes, and never covers the focused element', async ({
  radio,
  page,
}) => {
  await listen(page, radio.url);
  await moveOn(page, 'Community', '/community');
  await expect(bar(page)).toBeVisible();
  await footLink(page, 'RSS').focus();
  await page.keyboard.press('Tab');
  while (!(await bar(page).evaluate((element) => element.contains(document.activeElement))))
    await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('button', { name: 'Play' })).toBeFocused();
  // When tabbing backward from the end of the page, the bar must not cover the focused element.
  const shifts = await countShifts(page);
  for (let back = 0; back < 12; back++) {
    await page.keyboard.press('Shift+Tab');
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(bottom).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
  }
  await bar(page).getByRole('button', { name: 'Stop and close the radio' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await shifts()).toBe(0);
});

test('the bar shows an error in red when the connection to the station is lost', async ({ radio, page }) => {
  await page.clock.install();
  await listen(page, radio.url);
  await moveOn(page, 'Community', '/community');
  await loseConnection(page, radio.front);
  await expect(bar(page)).toContainText('Reconnecting…');
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(bar(page)).toContainText('Stream temporarily unavailable.', { timeout: 500 });
  }).toPass();
  await expect(bar(page).getByRole('link').getByText('Stream temporarily')).toHaveCSS(
    'color',
    'rgb(163, 22, 28)',
  );
});

test('on a phone, the donation popup is above the radio bar, and the buttons of both can be clicked', async ({
  radio,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => localStorage.removeItem('donation-dismissed'));
  await page.clock.install();
  await listen(page, radio.url);
  await moveOn(page, 'Community', '/community');
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(25_000);
  const note = page.getByRole('dialog');
  await expect(note).toBeVisible();
  const bottom = async () => {
    const { y = 0, height = 0 } = (await note.boundingBox()) ?? {};
    return Math.round(y + height);
  };
  const { y: top = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
  expect(Math.round(top + height)).toBe(812);
  await expect.poll(bottom).toBe(Math.round(top));
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await note.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(note).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Play' })).toBeVisible();
});
