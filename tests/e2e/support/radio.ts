import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { type RadioStation, startRadioStation } from '../../fake-upstream/radio/station';
import { test as base, expect } from './fixtures';
import { type Front, openFront } from './front';
import { type Site, startSite } from './site';
import { withoutNote } from './watch';

export { expect };

/** Some seconds of real music as a file. */
export const loop = readFileSync('lib/radio/station/loop.mp3');

type Radio = {
  /** The site behind the proxy. */
  url: string;
  /** A station with real music, relayed by the site. */
  station: RadioStation;
  /** The proxy between site and reader. */
  front: Front;
};

/** Ends every connection to the station and waits until the site has noticed. */
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

/** Tests of the radio with real decoding: one site per worker, silent at first. */
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

/** The audio element, wherever it is on the page. */
export function sound(page: Page) {
  return page.locator('audio').last();
}

/** Records requests for the stream; returns the list. */
export function streamsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/stream') asked.push(request.url());
  });
  return asked;
}

type SoundFacts = Pick<HTMLAudioElement, 'currentTime' | 'muted' | 'volume' | 'paused' | 'preload'>;

/** Reads a property of the audio element. */
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

/** Waits until playback has advanced by some tenths of a second. */
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

/** Opens the radio page and plays until there is sound. */
export async function listen(page: Page, url: string): Promise<void> {
  await openRadio(page, url);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-phase="playing"]')).toBeVisible();
  await hears(page);
}

/** How long the player tolerates silence, in ms. */
const SILENCE_TIMEOUT_MS = 15_000;

/**
 * Cuts a playing page's connection and all new ones until it gives up and reconnects. The page's fake clock must be
 * installed before it loads, so that the silence passes at once.
 */
export async function loseConnection(page: Page, front: Front): Promise<void> {
  await page.route('**/api/stream?*', (route) => route.abort());
  front.cut();
  const word = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first();
  // Buffered audio plays first.
  await expect(word('Connecting…')).toBeVisible();
  await page.clock.runFor(SILENCE_TIMEOUT_MS);
  await expect(word('Reconnecting…')).toBeVisible();
}
