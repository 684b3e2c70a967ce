import { expect, type Page } from 'playwright/test';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { test as base } from './needs';
import { publishedAt, sharedSite } from './shared-sites';
import { type RunningSite, type Site, startSite } from './site';

export { expect, publishedAt };

type World = {
  /** Whether to keep the mouse still. By default it moves after load, which starts the page's scripts. */
  still: boolean;
  /** A fake upstream for one test. */
  upstream: FakeUpstream;
  /** Starts a site that refreshes the feeds of `upstream` every second; it ends after the test. */
  open: (settings?: Record<string, string>) => Promise<Site>;
};

/** Sites for tests that change nothing; all workers share them. */
type Shared = {
  /** A site with a healthy upstream. */
  site: RunningSite;
  /** The sample edition on a local host. */
  sample: RunningSite;
  /** The sample edition at `publishedAt`. */
  published: RunningSite;
};

const forWorker = { scope: 'worker' } as const;

/** Moves the mouse after each page load, which starts the page's scripts. */
export async function moveOnceLoaded(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('load', () => dispatchEvent(new PointerEvent('pointermove'))),
  );
}

/** Playwright's test, with a fake upstream and running sites. */
export const test = base.extend<World, Shared>({
  site: [async ({}, use) => use(await sharedSite('site')), forWorker],
  sample: [async ({}, use) => use(await sharedSite('sample')), forWorker],
  published: [async ({}, use) => use(await sharedSite('published')), forWorker],
  still: [false, { option: true }],
  page: async ({ page, still }, use) => {
    if (!still) await moveOnceLoaded(page);
    await use(page);
  },
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

/** Returns the text of a page, without markup or scripts. */
export function words(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
}

/**
 * Returns the fake upstream's headlines in a page, in order and without duplicates: "Business headline 01, edition 1".
 */
export function headlines(html: string): string[] {
  return [
    ...new Set(words(html).match(/[A-Z][\w&/-]*(?: [A-Z&/][\w&/-]*)* headline \d\d, edition \d+/g) ?? []),
  ];
}
