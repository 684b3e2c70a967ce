// The first touch of a page on a phone four times slower than this machine: how long until the screen shows what a tap
// does, and the longest task on the way. Run: npm run bench:touch [-- rounds]
import { type Browser, type CDPSession, chromium, type JSHandle, type Page } from 'playwright';
import { placeOf } from '../../scripts/programs.mjs';
import { startSite } from '../e2e/support/site';
import { median } from './figures';

const rounds = Number(process.argv[2] ?? 3);
const slowness = 4;

const touches = [
  { path: '/local-news', control: '.fold-more > summary', effect: '.fold-more[open]' },
  { path: '/faq', control: '.question-button', effect: '.question[open]' },
  { path: '/', control: 'header summary', effect: 'header details[open]' },
];

type Touch = (typeof touches)[number];
type Seen = { down: number; shown: number; tasks: number[] };
type Row = { effect: number; longest: number };

// As text: what runs this file would change a function that is sent into the browser. The Event Timing API tells when the
// frame after a click was presented, which no event does.
const watch = `if (location.protocol === 'http:') localStorage.setItem('donation-dismissed', 'yes');
  const seen = (window.seen = { tasks: [] });
  const observe = (type, look) => new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, durationThreshold: 16 });
  observe('longtask', ({ duration }) => seen.tasks.push(duration));
  observe('event', ({ name, startTime, duration }) => { if (name === 'click') seen.shown ??= startTime + duration; });
  addEventListener('pointerdown', ({ timeStamp }) => { seen.down ??= timeStamp; seen.tasks.length = 0; }, true);`;

// As text too. A finger finds what it taps at rest: the frames of a scroll would count as the tap's.
const atRest =
  'new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(rest, 500))))';

/** By the browser's own input: a tool's tap looks first at what would be hit, at the page's cost. */
async function tap(page: Page, session: CDPSession, control: string): Promise<void> {
  const target = page.locator(control).first();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(atRest);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${control} is not to be seen`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const down = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await Promise.all([down, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}

async function measure(browser: Browser, url: string, { path, control, effect }: Touch): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await tap(page, slow, control);
  await page.locator(effect).first().waitFor({ state: 'attached' });
  await page.waitForFunction(
    ({ seen }) => seen.shown !== undefined,
    (await page.evaluateHandle('window')) as JSHandle<{ seen: Seen }>,
  );
  await page.waitForLoadState('networkidle');
  const seen = (await page.evaluate('window.seen')) as Seen;
  await context.close();
  return {
    effect: seen.shown - seen.down,
    longest: Math.max(0, ...seen.tasks),
  };
}

async function main(): Promise<void> {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: placeOf('chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  console.log('| page | effect, ms | longest task, ms |\n| --- | --- | --- |');
  for (const touch of touches) {
    const rows: Row[] = [];
    for (let round = 0; round < rounds; round += 1) rows.push(await measure(browser, site.url, touch));
    const of = (name: keyof Row) => Math.round(median(rows.map((row) => row[name])));
    console.log(`| ${touch.path} | ${of('effect')} | ${of('longest')} |`);
  }
  await browser.close();
  await site.end();
}

void main();
