// npm run shots:desk [-- --out folder]: takes the ten screenshots in docs/desk.md at phone width. Uses a copy of
// Anaheim.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { citiesFolder } from '../../tests/e2e/support/cities';
import { joinDesk, startDesk } from '../../tests/e2e/support/desk';
import { startSite } from '../../tests/e2e/support/site';
import { placeOf } from '../programs.mjs';

const PHONE = {
  viewport: { width: 390, height: 760 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
} as const;
const WIDTH = 585;

const { values } = parseArgs({ options: { out: { type: 'string', default: 'docs/pictures' } } });

/** Performs an editor's first day at the desk. Calls `shot` for each screenshot. */
async function firstDay(page: Page, at: (place: string) => string, shot: (name: string) => Promise<void>) {
  const press = (command: string) => page.locator(`button[value="${command}"]`).last().click();
  const field = (name: string, value: string) => page.locator(`[name="${name}"]`).fill(value);
  const scrollTo = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.scrollIntoView());
  await page.goto(at('today'));
  await page.locator('.handles summary').first().click();
  await scrollTo('h2');
  await shot('front-page');
  await page.goto(at('posts/new'));
  await field('title', 'Library votes on Tuesday');
  await field('body', '## What is at stake\n\nThe **library board** asks for $3 a year.');
  await scrollTo('h1');
  await shot('post');
  await press('preview');
  await scrollTo('.preview');
  await shot('preview');
  await field('date', '2030-12-24T06:00');
  await press('schedule');
  await shot('scheduled');
  await page.goto(at('pages'));
  await shot('pages');
  await page.goto(at('pages/switchboard'));
  await page.locator('main summary').nth(1).click();
  await scrollTo('h1');
  await shot('number');
  await page.goto(at('emergency'));
  await field('text-anaheim', 'Brush fire near Deer Canyon. Leave now by Santa Ana Canyon Road.');
  await field('text-anaheim-es', 'Incendio cerca de Deer Canyon. Salga ya por Santa Ana Canyon Road.');
  await page.locator('button.danger').click();
  await shot('emergency');
  await page.goto(at('history'));
  await page.locator('main summary').first().click();
  await shot('history');
}

/** Breaks a file, waits until the desk has noticed, and opens the page that fixes it. */
async function brokenFile(page: Page, file: string, at: (place: string) => string): Promise<void> {
  writeFileSync(file, readFileSync(file, 'utf8').replace('\nsrc:', '\nNo key here\nsrc:'));
  const fix = page.locator('a.button');
  while ((await fix.count()) === 0) await page.goto(at('mistakes'), { waitUntil: 'networkidle' });
  await fix.first().click();
}

async function main(): Promise<void> {
  mkdirSync(values.out, { recursive: true });
  const root = citiesFolder({}, 'lib/cities/anaheim', 'lib/cities/anaheim-es');
  const site = await startSite({ CITIES_DIR: root });
  await site.get('/');
  const desk = await startDesk(root, { CACHE_DIR: site.cacheDir });
  const browser = await chromium.launch({ executablePath: placeOf('chromium'), args: ['--no-sandbox'] });
  const at = (place: string) => `${desk.origin}/anaheim/${place}`;
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const shot = async (name: string) => {
      await page.evaluate(() => document.fonts.ready);
      const file = path.join(values.out, `desk-${name}.webp`);
      const picture = sharp(await page.screenshot({ animations: 'disabled' }));
      await picture.resize(WIDTH).webp({ quality: 60, effort: 6 }).toFile(file);
    };
    await page.goto(desk.invitation);
    await shot('welcome');
    await joinDesk(page, desk);
    await firstDay(page, at, shot);
    await brokenFile(page, path.join(root, 'anaheim/video.yaml'), at);
    await shot('mistake');
  } finally {
    await browser.close();
    desk.child.kill();
    await site.end();
  }
}

void main();
