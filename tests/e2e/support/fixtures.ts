import { expect, type Page } from 'playwright/test';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { test as base } from './needs';
import { type Site, startSite } from './site';

export { expect };

type World = {
  /** A reader who does not move the mouse; otherwise it moves after load, which starts the page's scripts. */
  still: boolean;
  /** A fake upstream for one test. */
  upstream: FakeUpstream;
  /** Starts a site with that upstream's feeds, refreshed every second; ended after the test. */
  open: (settings?: Record<string, string>) => Promise<Site>;
};

type Shared = {
  /** A site on a healthy upstream for read-only tests, shared within a worker. */
  site: Site;
  /** The sample edition on a local host, likewise shared. */
  sample: Site;
  /** The sample edition at `publishedAt`, likewise shared. */
  published: Site;
};

/** Public origin of the site `published`. */
export const publishedAt = 'https://news.example';

const forWorker = { scope: 'worker' } as const;

async function useSite(settings: Record<string, string>, use: (site: Site) => Promise<void>): Promise<void> {
  const site = await startSite(settings);
  await use(site);
  await site.end();
}

/** Moves the mouse over each page after load, which starts its scripts. */
export async function moveOnceLoaded(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('load', () => dispatchEvent(new PointerEvent('pointermove'))),
  );
}

/** Tests of a site with a fake upstream. */
export const test = base.extend<World, Shared>({
  site: [
    async ({}, use) => {
      const upstream = await startFakeUpstream();
      await useSite({ FEEDS: upstream.feedTemplate }, use);
      await upstream.close();
    },
    forWorker,
  ],
  sample: [({}, use) => useSite({}, use), forWorker],
  published: [({}, use) => useSite({ SITE_URL: publishedAt }, use), forWorker],
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

/** Text of a page without markup and data. */
export function words(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
}

/** Distinct headlines of the fake upstream in a page, in order: "Business headline 01, edition 1". */
export function headlines(html: string): string[] {
  return [
    ...new Set(words(html).match(/[A-Z][\w&/-]*(?: [A-Z&/][\w&/-]*)* headline \d\d, edition \d+/g) ?? []),
  ];
}
