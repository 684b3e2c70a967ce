/** What the Latin file of the headline font draws, and nothing that only some of its weights have. */
const drawable = /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ffŒœ–—‘’“”•…€™−]/u;

/**
 * A text of characters that the headline font has, for pictures made without a browser: a missing glyph would be
 * looked for on the network. Letters lose marks that the font lacks; what is left over (emoji, other scripts) goes.
 */
export function drawableText(text: string): string {
  const letters = [...text.normalize('NFC')].flatMap((letter) =>
    drawable.test(letter) ? [letter] : [...letter.normalize('NFKD')].filter((part) => drawable.test(part)),
  );
  return letters.join('').replace(/\s+/g, ' ').trim();
}
