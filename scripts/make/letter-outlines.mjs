// Outlines of the headline face: what is drawn without a page cannot use its fonts.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

// The shaper that subset-font itself uses.
const { Blob, Buffer, Face, Font, shape } = await import(
  createRequire(import.meta.resolve('subset-font')).resolve('harfbuzzjs')
);

const packages = new URL('../../node_modules/', import.meta.url);

/** Of a font file, in 1000ths: the widths of a text, and the path of its first letter (y goes up). */
export async function letterOutlines(file, letters, variationAxes) {
  const options = { targetFormat: 'sfnt', noHinting: true, keepFeatures: ['kern'], variationAxes };
  const bytes = await subsetFont(await readFile(new URL(file, packages)), letters, options);
  const font = new Font(new Face(new Blob(new Uint8Array(bytes).buffer), 0));
  font.setScale(1000, 1000);
  return (text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const [{ codepoint }] = buffer.getGlyphInfos();
    return {
      path: font.glyphToPath(codepoint),
      widths: buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance),
    };
  };
}
