// Makes lib/pages/books/title-letters.json: node scripts/make/make-title-letters.mjs. An image cannot use the page's
// fonts, so cover titles are drawn from outlines: each letter's path, width and kerning, in 1000ths.

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

// The shaper that subset-font itself uses.
const { Blob, Buffer, Face, Font, shape } = await import(
  createRequire(import.meta.resolve('subset-font')).resolve('harfbuzzjs')
);

const source = new URL('../../node_modules/@fontsource-variable/newsreader/', import.meta.url);
const target = new URL('../../lib/pages/books/title-letters.json', import.meta.url);
const letters = [...String.fromCodePoint(...Array.from({ length: 95 }, (_, step) => 0x20 + step)), '’', '–'];

const bytes = await subsetFont(
  await readFile(new URL('files/newsreader-latin-opsz-normal.woff2', source)),
  letters.join(''),
  { targetFormat: 'sfnt', noHinting: true, keepFeatures: ['kern'], variationAxes: { wght: 600, opsz: 28 } },
);
const face = new Face(new Blob(new Uint8Array(bytes).buffer), 0);
const font = new Font(face);
font.setScale(1000, 1000);

function shaped(text) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const widths = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  return { glyphs: buffer.getGlyphInfos().map(({ codepoint }) => codepoint), widths };
}

const outlines = Object.fromEntries(
  letters.map((letter) => {
    const { glyphs, widths } = shaped(letter);
    const path = font.glyphToPath(glyphs[0]).replace(/-?\d+\.\d+/g, (number) => String(Math.round(number)));
    return [letter, { width: widths[0], path }];
  }),
);

const paired = letters.filter((letter) => /[A-Za-z’ -]/.test(letter));
const kerning = Object.fromEntries(
  paired
    .flatMap((first) =>
      paired.map((second) => [first + second, shaped(first + second).widths[0] - outlines[first].width]),
    )
    .filter(([, move]) => move !== 0),
);

await writeFile(target, `${JSON.stringify({ outlines, kerning }, null, 2)}\n`);
console.log(`${letters.length} letters, ${Object.keys(kerning).length} pairs`);
