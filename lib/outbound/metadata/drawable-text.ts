/** The Latin file of the headline font, without what only some of its weights have. */
const drawable = /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ffŒœ–—‘’“”•…€™−]/u;

/** Drops what the headline font lacks (accents, emoji, scripts): a missing glyph would be fetched from the network. */
export function drawableText(text: string): string {
  const letters = [...text.normalize('NFC')].flatMap((letter) =>
    drawable.test(letter) ? [letter] : [...letter.normalize('NFKD')].filter((part) => drawable.test(part)),
  );
  return letters.join('').replace(/\s+/g, ' ').trim();
}
