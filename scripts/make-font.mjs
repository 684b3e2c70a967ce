// Makes app/fonts/newsreader.woff2 again from the package it comes from: node scripts/make-font.mjs
// Why: the file with optical sizes is 132 KB and the page may spend 60. Headlines use the weights 400 to 600 and
// the sizes from 18 px up, and the glyphs of English and its neighbours, so the rest is left out.

import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@fontsource-variable/newsreader/', import.meta.url);
const target = new URL('../app/fonts/', import.meta.url);
const mostBytes = 60_000;

/** All characters from one code point to another. */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
}

const letters = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}ŒœŠšŽžŸ`;
const signs = '\u00a0¡¢£§©«®°·»¿¼½¾–—‘’“”•…€™−';
// The copyright, the licence and its address travel with the font (Open Font License, condition 2).
const legalNames = [0, 13, 14];

const font = await subsetFont(
  await readFile(new URL('files/newsreader-latin-opsz-normal.woff2', source)),
  letters + signs,
  {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga'],
    preserveNameIds: legalNames,
    variationAxes: { wght: { min: 400, max: 600 }, opsz: { min: 18, max: 72 } },
  },
);

if (font.length > mostBytes) throw new Error(`The font has ${font.length} bytes, more than ${mostBytes}.`);
await writeFile(new URL('newsreader.woff2', target), font);
await writeFile(new URL('LICENSE', target), await readFile(new URL('LICENSE', source)));
console.log(`app/fonts/newsreader.woff2: ${font.length} bytes`);
