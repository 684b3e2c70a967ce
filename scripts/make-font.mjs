// Makes app/fonts/*.woff2 again from the package they come from: node scripts/make-font.mjs
// Why: the file with optical sizes is 132 KB, and its letters alone are 42 KB, which a slow phone's largest paint waits
// for (docs/measured/lighthouse.md). So one optical size speaks for all, between text and nameplate, in the weights
// 400 to 600. What nearly every headline needs is in one file; the rest of English and its neighbours is in a second
// one, loaded only where a page has such a letter.

import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@fontsource-variable/newsreader/', import.meta.url);
const target = new URL('../app/fonts/', import.meta.url);
const mostBytes = { 'newsreader.woff2': 25_000, 'newsreader-more.woff2': 15_000 };

/** All characters from one code point to another. */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
}

const common = `${range(0x20, 0x7e)}\u00a0ÁÉÑáéíñóúü¡¿·–—‘’“”•…`;
const all = `${common}${range(0xc0, 0xff)}ŒœŠšŽžŸ¢£§©«®°»¼½¾€™−`;
const more = [...all].filter((character) => !common.includes(character)).join('');
// The copyright, the licence and its address travel with the font (Open Font License, condition 2).
const legalNames = [0, 13, 14];

const whole = await readFile(new URL('files/newsreader-latin-opsz-normal.woff2', source));

/** The value of unicode-range for characters, which app/fonts.ts must name. */
function unicodeRange(characters) {
  const codes = [...new Set(characters)].map((one) => one.codePointAt(0)).sort((one, other) => one - other);
  const runs = codes.reduce((found, code) => {
    const last = found.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else found.push([code, code]);
    return found;
  }, []);
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

async function make(name, characters) {
  const font = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga'],
    preserveNameIds: legalNames,
    variationAxes: { wght: { min: 400, max: 600 }, opsz: 32 },
  });
  if (font.length > mostBytes[name]) throw new Error(`${name} has ${font.length} bytes: too many.`);
  await writeFile(new URL(name, target), font);
  console.log(`app/fonts/${name}: ${font.length} bytes, ${unicodeRange(characters)}`);
}

await make('newsreader.woff2', common);
await make('newsreader-more.woff2', more);
await writeFile(new URL('LICENSE', target), await readFile(new URL('LICENSE', source)));
