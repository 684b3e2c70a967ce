import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { citiesFolder } from './cities';
import { joinDesk, startDesk } from './desk';
import { expect, words } from './fixtures';
import { getAt } from './get-at';
import { serve } from './serve';
import { startSite } from './site';

export const HOST = 'boulder.example';
/** Readers should see a change within 20 seconds; on a busy machine a single change may take longer. */
export const WITHIN_MS = 20_000;
const TIMEOUT_MS = 60_000;
export const phone = { width: 390, height: 844 };

type Files = Readonly<Record<string, string>>;

/** Returns a city.yaml with comments and two feeds. */
export function cityFile(name: string, host: string): string {
  const feeds = ['gazette', 'herald'].map(
    (paper) => `    # The ${paper} answers within a second.
    - { url: "https://feeds.example/${paper}", name: The ${paper}, covers: town }
`,
  );
  return `# Facts of ${name}.
name: ${name}
region: US-CO
latitude: 40 # of City Hall
longitude: -105
timeZone: America/Denver
email: editor@${host}
hosts: [${host}]
feeds:
  local-news:
${feeds.join('')}`;
}

export const titles = {
  gazette: [
    'Council approves a library budget',
    'Creek path closes for repairs',
    'School board names a principal',
  ],
  herald: ['Firefighters stop a brush fire near town', 'Bakery wins a state prize'],
  tribune: ['Boulder museum opens its new wing'],
} as const;

function feedOf(name: string): string {
  const items = (titles[name as keyof typeof titles] ?? []).map((title, at) => {
    const date = new Date(Date.now() - (at + 1) * 1_800_000).toUTCString();
    const link = `https://${name}.example/${at}`;
    return `<item><title>${title}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate></item>`;
  });
  return `<rss version="2.0"><channel><title>The ${name}</title>${items.join('')}</channel></rss>`;
}

/** A newspaper's front page, which links to its feed. */
const WEBSITE =
  '<!doctype html><title>Tribune</title><link rel="alternate" type="application/rss+xml" href="/tribune">';

/** Serves the newspapers' pages and feeds in the format of the feed proxy. */
function serveFeeds() {
  return serve((request, response) => {
    const address = new URL(request.url ?? '', 'http://proxy.example').searchParams.get('url') ?? '';
    const name = new URL(address).pathname.slice(1);
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ contents: name === '' ? WEBSITE : feedOf(name) }));
  });
}

type Seen = { text: string | RegExp; place?: string; host?: string; isGone?: boolean };

/** Starts a public site and a desk on the same files, with an invitation for the first editor. */
export async function openDay(files: Files) {
  const root = citiesFolder(files);
  const feeds = await serveFeeds();
  const own = {
    CITIES_DIR: root,
    SITE_URL: 'http://{host}',
    FEEDS: 'live',
    FEED_PROXY_URL: `${feeds.url}/?url=`,
    // The default, which the desk promises to editors.
    CITIES_REFRESH_SECONDS: '',
  };
  const site = await startSite(own);
  const desk = await startDesk(root, { ...own, CACHE_DIR: site.cacheDir });
  const { origin } = desk;

  const delays: number[] = [];
  let watched: Promise<unknown>[] = [];
  const read = async ({ place = '/', host = HOST }: Seen) => words((await getAt(site, host, place)).html);
  const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8');

  return {
    root,
    site,
    origin,
    textOf,
    async end() {
      desk.child.kill();
      await site.end('SIGKILL');
      await feeds.close();
    },
    /** Starts checking whether readers see changes, without waiting for the result. */
    watch(...all: readonly Seen[]): void {
      for (const seen of all) {
        const start = performance.now();
        const polled = expect.poll(() => read(seen), {
          timeout: TIMEOUT_MS,
          intervals: [1000],
          message: `${seen.text}`,
        });
        const ends = (seen.isGone ? polled.not : polled).toMatch(seen.text);
        watched.push(ends.then(() => delays.push(performance.now() - start)));
      }
    },
    /** Waits until readers see all changes made so far. */
    async readersSeeAll(): Promise<void> {
      const results = await Promise.allSettled(watched);
      watched = [];
      const failed = results.flatMap((result) => (result.status === 'rejected' ? String(result.reason) : []));
      expect(failed).toEqual([]);
    },
    /** Returns the median time in ms until readers saw a change. */
    medianDelay(): number {
      return delays.toSorted((one, other) => one - other)[Math.floor(delays.length / 2)] ?? 0;
    },
    /** Returns the lines that each file lost. The remaining lines must be in their original order. */
    lostLines(): Record<string, string[]> {
      const all = Object.entries(files).map(([name, before]) => {
        const [lines, after] = [before.split('\n'), textOf(name).split('\n')];
        const kept = lines.filter((line) => after.includes(line));
        expect(
          after.filter((line) => kept.includes(line)),
          name,
        ).toEqual(kept);
        return [name, lines.filter((line) => !after.includes(line))] as const;
      });
      return Object.fromEntries(all.filter(([, lines]) => lines.length > 0));
    },
    /** Opens a page of the desk and expects it to be no wider than the phone. */
    async open(page: Page, place: string): Promise<void> {
      await page.goto(`${origin}/boulder/${place}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, place).toBeLessThanOrEqual(phone.width);
    },
    /** Undoes the latest action on a file. `skip`: how many newer actions on it to leave alone. */
    async undo(page: Page, file: string, skip = 0): Promise<void> {
      await this.open(page, 'history');
      const actions = page.locator('.list > li').filter({ hasText: file });
      await actions.getByRole('button', { name: 'Undo' }).nth(skip).click();
      await expectSaid(page, 'Undone.');
    },
    async signIn(page: Page): Promise<void> {
      await joinDesk(page, desk);
      await page.getByRole('link', { name: 'Boulder City News' }).click();
      await page.waitForURL(`${origin}/boulder/today`);
    },
  };
}

export type DeskDay = Awaited<ReturnType<typeof openDay>>;

export async function expectSaid(page: Page, text: string): Promise<void> {
  await expect(page.locator('.flash')).toContainText(text);
}
