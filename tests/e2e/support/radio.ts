import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { type RadioStation, startRadioStation } from '../../fake-upstream/radio/station';
import { test as base, expect } from './fixtures';
import { type Front, openFront } from './front';
import { type Site, startSite } from './site';
import { withoutNote } from './watch';

export { expect };

/** An MP3 file with a few seconds of real music. */
export const loop = readFileSync('lib/radio/station/loop.mp3');

type Radio = {
  /** The site's address through the proxy. */
  url: string;
  /** A station that plays real music, which the site relays. */
  station: RadioStation;
  /** The proxy between the reader and the site. */
  front: Front;
};

/** Cuts every connection to the station and waits until the site has noticed it. */
async function silence(site: Site, { station, front }: Radio): Promise<void> {
  front.cut();
  station.cut();
  const isOpen = async () => {
    const { radio } = JSON.parse((await site.get('/api/health?ready')).html) as {
      radio: { open: boolean }[];
    };
    return radio.some(({ open }) => open);
  };
  await expect.poll(isOpen).toBe(false);
  station.asked.length = 0;
}

/**
 * Playwright's test with a radio that plays real audio. A worker's tests share one site, and nobody listens at first.
 */
export const test = base.extend<{ radio: Radio }, { studio: Radio & { site: Site } }>({
  studio: [
    async ({}, use) => {
      const station = await startRadioStation(loop);
      const front = await openFront();
      const radio = { RADIO_URL: station.template, RADIO_PORTS: String(station.port) };
      const site = await startSite({ ...radio, SITE_URL: front.url, FEEDS: 'sample' });
      front.leadTo(site.url);
      await use({ url: front.url, station, front, site });
      await site.end('SIGKILL');
      await front.close();
      await station.stop();
    },
    { scope: 'worker' },
  ],
  radio: async ({ studio: { site, ...radio }, page }, use) => {
    await withoutNote(page);
    await use(radio);
    await page.close();
    await silence(site, radio);
  },
});

/** Locates the audio element, which can be anywhere on the page. */
export function sound(page: Page) {
  return page.locator('audio').last();
}

/** Records a page's requests for the radio stream. Returns a live array: later requests are added to it. */
export function streamsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/stream') asked.push(request.url());
  });
  return asked;
}

type SoundFacts = Pick<HTMLAudioElement, 'currentTime' | 'muted' | 'volume' | 'paused' | 'preload'>;

/** Returns a property of the page's audio element. */
export async function soundFact<Key extends keyof SoundFacts>(
  page: Page,
  key: Key,
): Promise<SoundFacts[Key]> {
  const facts: SoundFacts = await sound(page).evaluate((audio: HTMLAudioElement) => {
    const { currentTime, muted, volume, paused, preload } = audio;
    return { currentTime, muted, volume, paused, preload };
  });
  return facts[key];
}

/** Waits until playback has advanced by 0.2 seconds. */
export async function hears(page: Page): Promise<void> {
  const now = await soundFact(page, 'currentTime');
  await expect.poll(() => soundFact(page, 'currentTime')).toBeGreaterThan(now + 0.2);
}

/** Opens the radio page, hovers over its player and waits for our controls. */
export async function openRadio(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/radio`);
  await sound(page).hover();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

/** Opens the radio page, clicks Play and waits until there is sound. */
export async function listen(page: Page, url: string): Promise<void> {
  await openRadio(page, url);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-phase="playing"]')).toBeVisible();
  await hears(page);
}

/** How long the player waits for audio before it reconnects, in ms. */
const SILENCE_TIMEOUT_MS = 15_000;

/**
 * Cuts the connection of a playing page and blocks new ones until the player reconnects. The page must have a
 * fake clock before it loads, so that the player's timeout ends immediately.
 */
export async function loseConnection(page: Page, front: Front): Promise<void> {
  await page.route('**/api/stream?*', (route) => route.abort());
  front.cut();
  const word = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first();
  // The player first plays the audio it has buffered.
  await expect(word('Connecting…')).toBeVisible();
  await page.clock.runFor(SILENCE_TIMEOUT_MS);
  await expect(word('Reconnecting…')).toBeVisible();
}
