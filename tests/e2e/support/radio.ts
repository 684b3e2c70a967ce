import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { type RadioStation, startRadioStation } from '../../fake-upstream/radio/station';
import { test as base, expect } from './fixtures';
import { type Front, openFront } from './front';
import { withoutNote } from './watch';

export { expect };

/** Some seconds of real music, as a file. */
export const loop = readFileSync('lib/radio/station/loop.mp3');

type RadioParts = {
  /** A station that plays real music, the site that relays it, and the line between site and reader. */
  radio: { url: string; station: RadioStation; front: Front };
};

/** Tests of the radio, with sound that a browser really decodes. */
export const test = base.extend<RadioParts>({
  radio: async ({ open, page }, use) => {
    const station = await startRadioStation(loop);
    const front = await openFront();
    const radio = { RADIO_URL: station.template, RADIO_PORTS: String(station.port) };
    const site = await open({ ...radio, SITE_URL: front.url, FEEDS: 'sample' });
    front.leadTo(site.url);
    await withoutNote(page);
    await use({ url: front.url, station, front });
    await page.close();
    await front.close();
    await station.stop();
  },
});

/** The element that sounds, wherever on the page it is. */
export function sound(page: Page) {
  return page.locator('audio').last();
}

/** Writes down every request for the stream, and gives the list. */
export function streamsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/stream') asked.push(request.url());
  });
  return asked;
}

type SoundFacts = Pick<HTMLAudioElement, 'currentTime' | 'muted' | 'volume' | 'paused' | 'preload'>;

/** A fact of the element that sounds. */
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

/** Waits until the sound has gone on by some tenths of a second from now. */
export async function hears(page: Page): Promise<void> {
  const now = await soundFact(page, 'currentTime');
  await expect.poll(() => soundFact(page, 'currentTime'), { timeout: 15_000 }).toBeGreaterThan(now + 0.2);
}

/** Opens the radio's page and waits until our controls are there. */
export async function openRadio(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/radio`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

/** Opens the radio's page and plays until there is sound. */
export async function listen(page: Page, url: string): Promise<void> {
  await openRadio(page, url);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-phase="playing"]')).toBeVisible({ timeout: 15_000 });
  await hears(page);
}
