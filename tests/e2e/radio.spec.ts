import type { Page } from 'playwright/test';
import { test as plain, words } from './support/fixtures';
import { withoutScriptsYet } from './support/islands';
import {
  expect,
  hears,
  listen,
  loop,
  loseConnection,
  openRadio,
  sound,
  soundFact,
  streamsAsked,
  test,
} from './support/radio';
import { countShifts } from './support/watch';

// The player in a browser that really plays audio (requirements section 2, /radio, and section 4).

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true });
const volume = (page: Page) => page.getByRole('slider', { name: 'Volume' });
const alert = (page: Page) => page.locator('.radio-error');
const refusal = 'Unable to start playback. Please try again.';
const unavailable = 'Stream temporarily unavailable.';

test.describe('the radio player', () => {
  test('requests nothing before a click on Play, then really plays', async ({ radio, page }) => {
    const asked = streamsAsked(page);
    await openRadio(page, radio.url);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(radio.station.asked).toEqual([]);
    expect(await soundFact(page, 'preload')).toBe('none');
    expect(await sound(page).getAttribute('crossorigin')).toBe('anonymous');
    await play(page).click();
    await hears(page);
    await expect(page.locator('.radio-status')).toHaveText('On air');
    expect(asked).toHaveLength(1);
  });

  test('disconnects on pause, and rejoins the live stream on play', async ({ radio, page }) => {
    const asked = streamsAsked(page);
    await listen(page, radio.url);
    await pause(page).click();
    await expect(play(page)).toBeVisible();
    expect(await soundFact(page, 'paused')).toBe(true);
    await play(page).click();
    await hears(page);
    expect(asked).toHaveLength(2);
    await expect(alert(page)).toBeEmpty();
  });

  test('sets the volume from 0 to 1 by keyboard and mouse, mutes, and unmutes when the volume is raised', async ({
    radio,
    page,
  }) => {
    await openRadio(page, radio.url);
    expect(await soundFact(page, 'volume')).toBe(0.9);
    await page.getByRole('button', { name: 'Mute' }).click();
    expect(await soundFact(page, 'muted')).toBe(true);
    await volume(page).press('ArrowLeft');
    expect(await soundFact(page, 'volume')).toBeCloseTo(0.89, 5);
    expect(await soundFact(page, 'muted')).toBe(true);
    await volume(page).press('ArrowRight');
    expect(await soundFact(page, 'muted')).toBe(false);
    await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
    await expect(volume(page)).toHaveAttribute('aria-valuetext', '90%');
    for (const [key, value] of [
      ['Home', 0],
      ['ArrowRight', 0.01],
      ['End', 1],
      ['ArrowLeft', 0.99],
    ] as const) {
      await volume(page).press(key);
      expect(await soundFact(page, 'volume')).toBeCloseTo(value, 5);
    }
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.radio-slider').boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    expect(Math.abs((await soundFact(page, 'volume')) - 0.5)).toBeLessThan(0.02);
  });

  test('has no volume slider on devices where only the system can set the volume', async ({
    radio,
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(HTMLMediaElement.prototype, 'volume', { get: () => 1, set: () => {} });
    });
    await openRadio(page, radio.url);
    await expect(volume(page)).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Player' })).toContainText('buttons on your device');
  });

  test('lets the Tab key reach play, mute and volume in order', async ({ radio, page }) => {
    await openRadio(page, radio.url);
    await play(page).focus();
    await page.keyboard.press('Enter');
    await hears(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Mute' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(volume(page)).toBeFocused();
  });

  test('shows the title in system controls and obeys media keys', async ({ radio, page }) => {
    await page.addInitScript(() => {
      const keys: Record<string, MediaSessionActionHandler | null> = {};
      (window as unknown as { keys: typeof keys }).keys = keys;
      navigator.mediaSession.setActionHandler = (key: string, act) => {
        keys[key] = act;
      };
    });
    await listen(page, radio.url);
    const told = () =>
      page.evaluate(() => {
        const { metadata, playbackState } = navigator.mediaSession;
        return [playbackState, metadata?.title, metadata?.artist, metadata?.artwork.length];
      });
    const press = (key: MediaSessionAction) =>
      page.evaluate((name) => {
        const { keys } = window as unknown as { keys: Record<string, (details: object) => void> };
        keys[name]?.({ action: name });
      }, key);
    expect(await told()).toEqual(['playing', 'Live Radio', 'Anaheim City News', 2]);
    await press('pause');
    await expect(play(page)).toBeVisible();
    expect((await told())[0]).toBe('paused');
    await press('play');
    await hears(page);
    await press('stop');
    expect((await told())[0]).toBe('none');
  });
});

plain('without a station the bundled loop plays and is not called live', async ({ site, page }) => {
  await listen(page, site.url);
  await expect(page.locator('.radio-status')).toHaveText('Playing');
  await expect(page.getByRole('region', { name: 'Now Playing' })).toContainText('Sample station');
});

test.describe('when radio playback fails', () => {
  test('if the browser blocks playback, an error shows in red until playback succeeds', async ({
    radio,
    page,
  }) => {
    await page.addInitScript(() => {
      const real = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = (): Promise<void> => {
        HTMLMediaElement.prototype.play = real;
        return Promise.reject(new DOMException('not without a gesture', 'NotAllowedError'));
      };
    });
    await openRadio(page, radio.url);
    await play(page).click();
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
    await expect(alert(page)).toHaveCSS('color', 'rgb(163, 22, 28)');
    await play(page).click();
    await hears(page);
    await expect(alert(page)).toBeEmpty();
  });

  test('an unavailable station is retried before the error shows, without a layout shift', async ({
    radio,
    page,
  }) => {
    await radio.station.stop();
    const asked = streamsAsked(page);
    await openRadio(page, radio.url);
    const shifts = await countShifts(page);
    await play(page).click();
    await expect(page.locator('.radio-status')).toHaveText('Connecting…');
    await expect(alert(page)).toHaveText(unavailable);
    expect(asked).toHaveLength(3);
    expect(await shifts()).toBe(0);
    await radio.station.start();
    await expect(async () => {
      await play(page).click();
      await hears(page);
    }).toPass();
    await expect(alert(page)).toBeEmpty();
  });

  test('a lost connection is restored without an error message', async ({ radio, page }) => {
    await page.clock.install();
    await listen(page, radio.url);
    await loseConnection(page, radio.front);
    await expect(alert(page)).toBeEmpty();
    await page.unroute('**/api/stream?*');
    await expect(page.locator('[data-phase="playing"]')).toBeVisible();
    await hears(page);
    await expect(alert(page)).toBeEmpty();
  });

  test('a stream that ends is requested again', async ({ radio, page }) => {
    const asked = streamsAsked(page);
    const body = loop.subarray(0, 48_000);
    await page.route('**/api/stream?*', (route) => route.fulfill({ contentType: 'audio/mpeg', body }), {
      times: 1,
    });
    await openRadio(page, radio.url);
    await play(page).click();
    await expect.poll(() => asked.length).toBe(2);
    await hears(page);
    await expect(alert(page)).toBeEmpty();
  });
});

test.describe('before the player’s script loads', () => {
  plain(
    'the page shows the browser’s own player and all its text, without inline styles',
    async ({ site }) => {
      const { html, status } = await site.get('/radio');
      expect(status).toBe(200);
      expect(html).toMatch(
        /<audio(?=[^>]* controls)(?=[^>]* preload="none")(?=[^>]* crossorigin="anonymous")[^>]* src="\/api\/stream\?port=8076"/i,
      );
      for (const text of [
        'Live Radio',
        '24/7 live stream',
        'Now Playing',
        'Live programming from our station stream.',
        "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
        'Sample station: This stream plays recorded music and is not a live broadcast.',
      ])
        expect(words(html)).toContain(text);
      expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain(' style=');
    },
  );

  const nativePlay = { x: 26, y: 27 };

  test('playback that began in the browser’s own player continues over the same connection', async ({
    radio,
    page,
  }) => {
    const asked = streamsAsked(page);
    const letCome = await withoutScriptsYet(page);
    await page.goto(`${radio.url}/radio`, { waitUntil: 'commit' });
    await sound(page).click({ position: nativePlay });
    await hears(page);
    const shifts = await countShifts(page);
    const before = await soundFact(page, 'currentTime');
    letCome();
    await expect(pause(page)).toBeVisible();
    await hears(page);
    expect(await soundFact(page, 'currentTime')).toBeGreaterThan(before);
    expect(asked).toHaveLength(1);
    expect(await soundFact(page, 'volume')).toBe(0.9);
    expect(await shifts()).toBe(0);
    await expect(page.locator('audio')).toHaveCount(1);
  });

  test('a click in progress when our controls appear is not lost', async ({ radio, page }) => {
    const letCome = await withoutScriptsYet(page);
    await page.goto(`${radio.url}/radio`, { waitUntil: 'commit' });
    await sound(page).hover({ position: nativePlay });
    await page.mouse.down();
    await expect(page.locator('audio:active')).toBeVisible();
    letCome();
    await page.waitForLoadState('networkidle');
    await expect(play(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(pause(page)).toBeVisible();
    await hears(page);
  });

  test('if the browser’s own player has failed to start, our controls show its error when they appear', async ({
    radio,
    page,
  }) => {
    await page.route('**/api/stream?*', (route) => route.abort());
    const letCome = await withoutScriptsYet(page);
    await page.goto(`${radio.url}/radio`, { waitUntil: 'commit' });
    await sound(page).click({ position: nativePlay });
    await expect.poll(() => sound(page).evaluate((audio: HTMLAudioElement) => audio.error?.code)).toBe(4);
    letCome();
    await expect(alert(page)).toHaveText(unavailable);
  });

  test('focus moves from the browser’s own player to our play button', async ({ radio, page }) => {
    const letCome = await withoutScriptsYet(page);
    await page.goto(`${radio.url}/radio`, { waitUntil: 'commit' });
    await sound(page).focus();
    letCome();
    await expect(play(page)).toBeFocused();
  });
});
