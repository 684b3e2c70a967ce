// npm run shots [-- --pages front,post --widths 375 --schemes dark --city anaheim-es --out folder]: takes full-page
// screenshots of the built site, light and dark. Uses settings from the environment, such as FEEDS.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { startSite } from '../../tests/e2e/support/site';
import { placeOf } from '../programs.mjs';

const PAGES: Record<string, string> = {
  front: '/',
  local: '/local-news',
  section: '/news/sports',
  post: '/blog/how-this-site-works',
  events: '/events',
  weather: '/weather',
  morning: '/morning',
  faq: '/faq',
  radio: '/radio',
  books: '/books',
  contact: '/contact',
  missing: '/nothing-here',
};
const SCHEMES = ['light', 'dark'] as const;
const WINDOW_HEIGHT = 900;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: Object.keys(PAGES).join() },
    widths: { type: 'string', default: '375,768,1280,1600' },
    schemes: { type: 'string', default: SCHEMES.join() },
    city: { type: 'string', default: process.env.CITY ?? 'anaheim' },
    out: { type: 'string', default: 'test-results/shots' },
  },
});

/** Loads lazy pictures, and waits until all are decoded. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** Takes screenshots of a page at all widths. Loads it once per color scheme. */
async function takePage(browser: Browser, url: string, name: string): Promise<void> {
  for (const colorScheme of SCHEMES.filter((scheme) => values.schemes.includes(scheme))) {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const width of values.widths.split(',').map(Number)) {
      await page.setViewportSize({ width, height: WINDOW_HEIGHT });
      if (page.url() === 'about:blank') await page.goto(url, { waitUntil: 'load' });
      await loadPictures(page);
      const file = path.join(values.out, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    }
    await context.close();
  }
}

async function main(): Promise<void> {
  mkdirSync(values.out, { recursive: true });
  const site = await startSite({ CITY: values.city });
  const browser = await chromium.launch({ executablePath: placeOf('chromium'), args: ['--no-sandbox'] });
  try {
    // Two pages at a time: one loads while the other is captured.
    const waiting = values.pages.split(',');
    const takeAll = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
        await takePage(browser, site.url + (PAGES[name] ?? name), name.replaceAll('/', '_'));
    };
    await Promise.all([takeAll(), takeAll()]);
    console.log(`pictures in ${values.out}`);
  } finally {
    await browser.close();
    await site.end();
  }
}

void main();
