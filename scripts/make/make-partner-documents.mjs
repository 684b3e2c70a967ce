// Makes the PDFs of a city, and their first pages as pictures, beside the *.html in its documents/: CITY=anaheim node
// scripts/make/make-partner-documents.mjs. Needs a Chromium.

import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { installPrograms } from '../install-programs.mjs';
import { placeOf } from '../programs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cities = path.resolve(root, process.env.CITIES_DIR || 'lib/city');
const folder = path.join(cities, process.env.CITY || 'anaheim', 'documents');
const mostBytes = 200_000;
const letter = { width: 816, height: 1056 };

const serif = path.join(
  root,
  'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
);
const glyphs = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, step) => 0x20 + step))}–—‘’“”…·©`;
/** A fixed instance is a real font in the file, and small. */
const cuts = [
  { family: 'Newsreader', weight: 400, wght: 415, opsz: 15 },
  { family: 'Newsreader', weight: 600, wght: 610, opsz: 16 },
  { family: 'Newsreader Title', weight: 500, wght: 530, opsz: 60 },
];

async function fontStyle() {
  const file = await readFile(serif);
  const faces = cuts.map(async ({ family, weight, wght, opsz }) => {
    const options = { targetFormat: 'truetype', noHinting: true, variationAxes: { wght, opsz } };
    const data = (await subsetFont(file, glyphs, options)).toString('base64');
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}); }`;
  });
  return (await Promise.all(faces)).join('\n');
}

async function firstPage(page, file) {
  await page.emulateMedia({ media: 'print' });
  await page.addStyleTag({ content: 'body { padding: 0.85in 0.9in }' });
  const picture = await page.screenshot({ clip: { x: 0, y: 0, ...letter } });
  await sharp(picture).resize(720).webp({ quality: 72 }).toFile(file);
}

async function make(browser, name, font) {
  const page = await browser.newPage({ viewport: letter, deviceScaleFactor: 2 });
  await page.goto(new URL(`file://${path.join(folder, name)}`).href);
  await page.addStyleTag({ content: font });
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(folder, name.replace('.html', '.pdf'));
  const options = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true };
  await writeFile(file, await page.pdf(options));
  await firstPage(page, file.replace('.pdf', '.webp'));
  await page.close();
  const { size } = await stat(file);
  if (size > mostBytes) throw new Error(`${file} has ${size} bytes, more than ${mostBytes}.`);
  console.log(`${path.relative(root, file)}: ${size} bytes`);
}

installPrograms(['chromium']);
const executablePath = placeOf('chromium');
if (!executablePath)
  throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH to its program.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const font = await fontStyle();
for (const name of (await readdir(folder)).filter((file) => file.endsWith('.html')))
  await make(browser, name, font);
await browser.close();
