import { test as base, expect, type Page } from 'playwright/test';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { type Site, startSite } from './site';

export { expect };

type World = {
  /** A reader who does not move: otherwise the mouse moves over a page once it has loaded, which starts its scripts. */
  still: boolean;
  /** A fake upstream of its own for one test. */
  upstream: FakeUpstream;
  /** Starts a site on that upstream's feeds, refreshed every second; all are ended after the test. */
  open: (settings?: Record<string, string>) => Promise<Site>;
};

type Shared = {
  /** A site on a healthy upstream, for tests that only read: one for all tests of a worker. */
  site: Site;
  /** A site on the sample edition, for tests that only read: one for all tests of a worker. */
  sample: Site;
};

/** Moves the mouse over each page once it has loaded, which starts its scripts. */
export async function moveOnceLoaded(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('load', () => dispatchEvent(new PointerEvent('pointermove'))),
  );
}

/** Tests of a site against a fake upstream. */
export const test = base.extend<World, Shared>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names from this pattern
    async ({}, use) => {
      const upstream = await startFakeUpstream();
      const site = await startSite({ FEEDS: upstream.feedTemplate });
      await use(site);
      await site.end('SIGKILL');
      await upstream.close();
    },
    // The start of a site is no part of the first test's time.
    { scope: 'worker', timeout: 120_000 },
  ],
  sample: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names from this pattern
    async ({}, use) => {
      const site = await startSite({ FEEDS: 'sample' });
      await use(site);
      await site.end('SIGKILL');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  still: [false, { option: true }],
  page: async ({ page, still }, use) => {
    if (!still) await moveOnceLoaded(page);
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names from this pattern
  upstream: async ({}, use) => {
    const upstream = await startFakeUpstream();
    await use(upstream);
    await upstream.close();
  },
  open: async ({ upstream }, use) => {
    const sites: Site[] = [];
    await use(async (settings = {}) => {
      const site = await startSite({ FEEDS: upstream.feedTemplate, FEED_REFRESH_SECONDS: '1', ...settings });
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.end('SIGKILL')));
  },
});

/** The words of a page as a reader without script meets them: no markup, no data. */
export function words(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
}

/** The fake upstream's headlines in a page, each once, in order: "Business headline 01, edition 1". */
export function headlines(html: string): string[] {
  return [
    ...new Set(words(html).match(/[A-Z][\w&/-]*(?: [A-Z&/][\w&/-]*)* headline \d\d, edition \d+/g) ?? []),
  ];
}
