import { test as base, expect } from 'playwright/test';
import { type RadioStation, startRadioStation } from '../../fake-upstream/radio/station';
import { type Listener, listen } from './listener';
import { type Site, startSite } from './site';

export { expect };

/** Audio in which only very short excerpts occur more than once, so that a test can locate an excerpt. */
export const audio = Buffer.from(
  Array.from({ length: 240_007 }, (_, index) => (index * 31 + (index >> 8)) % 256),
);

/** A site, and a station that the site relays. */
type Air = { site: Site; station: RadioStation };

type World = {
  air: Air;
  /** Listens to the station until the test ends, from a client address that only this test uses. */
  tune: (headers?: Record<string, string>) => Promise<Listener>;
};

type Shared = { nextAir: () => Promise<Air> };

const STATIONS_PER_SITE = 8;

/** Starts a site, and stations that no test has used yet. */
async function openRelay(): Promise<{ site: Site; unheard: RadioStation[] }> {
  const unheard = await Promise.all(
    Array.from({ length: STATIONS_PER_SITE }, () => startRadioStation(audio)),
  );
  const site = await startSite({
    RADIO_URL: unheard[0]?.template ?? '',
    RADIO_PORTS: unheard.map(({ port }) => port).join(','),
    TRUSTED_PROXIES: '1',
  });
  return { site, unheard };
}

let readers = 0;

/** Playwright's test for the radio relay. A worker's tests share sites; each test gets a new station. */
export const test = base.extend<World & { leaving: Listener[] }, Shared>({
  nextAir: [
    async ({}, use) => {
      const relays: Awaited<ReturnType<typeof openRelay>>[] = [];
      await use(async () => {
        if (!relays[0]?.unheard.length) relays.unshift(await openRelay());
        const { site, unheard } = relays[0] as (typeof relays)[number];
        return { site, station: unheard.pop() as RadioStation };
      });
      await Promise.all(relays.map(({ site }) => site.end('SIGKILL')));
      await Promise.all(relays.flatMap(({ unheard }) => unheard.map((station) => station.stop())));
    },
    { scope: 'worker' },
  ],
  air: async ({ nextAir }, use) => {
    const air = await nextAir();
    await use(air);
    await air.station.stop();
  },
  leaving: async ({}, use) => {
    const listeners: Listener[] = [];
    await use(listeners);
    for (const listener of listeners) listener.leave();
  },
  tune: async ({ air: { site, station }, leaving }, use) => {
    // The site limits how often a client address may start the radio.
    const reader = { 'X-Forwarded-For': `192.0.2.${readers++ % 256}` };
    await use(async (headers) => {
      const listener = await listen(`${site.url}/api/stream?port=${station.port}`, { ...reader, ...headers });
      leaving.push(listener);
      return listener;
    });
  },
});
