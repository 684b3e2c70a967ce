import { expect, type Page } from 'playwright/test';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { test as base } from './needs';
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
  /** The sample edition on the operator's own machine, for the same. */
  sample: Site;
  /** The sample edition as `publishedAt`, for the same. */
  published: Site;
};

/** The address of the site `published`, by which its pages name it. */
export const publishedAt = 'https://news.example';

const forWorker = { scope: 'worker' } as const;

async function useSite(settings: Record<string, string>, use: (site: Site) => Promise<void>): Promise<void> {
  const site = await startSite(settings);
  await use(site);
  await site.end();
}

/** Moves the mouse over each page once it has loaded, which starts its scripts. */
export async function moveOnceLoaded(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('load', () => dispatchEvent(new PointerEvent('pointermove'))),
  );
}

/** Tests of a site against a fake upstream. */
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
