// Makes app/fonts/*.woff2 from their package: node scripts/make/make-font.mjs. The whole font is 132 KB, and a slow
// phone's largest paint waits for it; one weight and size is below 14 KB (docs/measured/lighthouse.md). Rare letters
// are in a second file, loaded only where a page has one.

import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../../node_modules/@fontsource-variable/newsreader/', import.meta.url);
const target = new URL('../../app/fonts/', import.meta.url);
const faces = { headline: { wght: 560, opsz: 32 }, text: { wght: 400, opsz: 18 } };
/** The first ten packets of a response hold 14,600 bytes (RFC 6928), its head among them. */
const mostBytes = 14_000;

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
}

const common = `${range(0x20, 0x7e)}\u00a0ÁÉÑáéíñóúü¡¿·–—‘’“”•…`;
const all = `${common}${range(0xc0, 0xff)}ŒœŠšŽžŸ¢£§©«®°»¼½¾€™−`;
const more = [...all].filter((character) => !common.includes(character)).join('');
// The copyright, the license and its address travel with the font (Open Font License, condition 2).
const legalNames = [0, 13, 14];

const whole = await readFile(new URL('files/newsreader-latin-opsz-normal.woff2', source));

/** The value of unicode-range, which app/fonts/*.ts must repeat. */
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

async function make(name, characters, variationAxes) {
  const font = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga'],
    preserveNameIds: legalNames,
    variationAxes,
  });
  if (font.length > mostBytes) throw new Error(`${name} has ${font.length} bytes: too many.`);
  await writeFile(new URL(name, target), font);
  console.log(`app/fonts/${name}: ${font.length} bytes, ${unicodeRange(characters)}`);
}

for (const [name, axes] of Object.entries(faces)) {
  await make(`${name}.woff2`, common, axes);
  await make(`${name}-more.woff2`, more, axes);
}
await writeFile(new URL('LICENSE', target), await readFile(new URL('LICENSE', source)));
