// Makes lib/pages/books/title-letters.json: node scripts/make/make-title-letters.mjs. Cover titles are drawn from
// outlines: each letter's path, width and kerning, in 1000ths.

import { writeFile } from 'node:fs/promises';
import { letterOutlines } from './letter-outlines.mjs';

const target = new URL('../../lib/pages/books/title-letters.json', import.meta.url);
const letters = [...String.fromCodePoint(...Array.from({ length: 95 }, (_, step) => 0x20 + step)), '’', '–'];
const face = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const shaped = await letterOutlines(face, letters.join(''), { wght: 600, opsz: 28 });

const outlines = Object.fromEntries(
  letters.map((letter) => {
    const { path, widths } = shaped(letter);
    return [
      letter,
      { width: widths[0], path: path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(number))) },
    ];
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
