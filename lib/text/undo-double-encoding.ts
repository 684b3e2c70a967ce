import { windows1252Character } from '@/lib/text/windows-1252';

/** UTF-8 bytes taken for windows-1252 begin so: `Ã©` is é, `â€™` is ’, `ðŸ™‚` is an emoji. */
const SUSPECT = /[ÂÃÅÄÐÑâãäåæçèéïð][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
/** A typographic mark that was encoded twice; no language writes these three characters together. */
const TYPOGRAPHIC = /â€[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g;

const bytes = new Map<string, number>();
for (let byte = 0; byte < 256; byte++)
  bytes.set(windows1252Character(byte), byte).set(String.fromCharCode(byte), byte);

/** The text read once more as the UTF-8 that its windows-1252 bytes are; nothing where they are not. */
function readAgain(text: string): string | undefined {
  const encoded = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const byte = bytes.get(text.charAt(i));
    if (byte === undefined) return undefined;
    encoded[i] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(encoded);
  } catch {
    return undefined;
  }
}

/**
 * Repairs text that some publisher encoded as UTF-8 twice (`Cityâ€™s`). Only where the whole text
 * reads as UTF-8 again, which correct text with a letter beyond ASCII does not; typographic marks also one by one.
 */
export function undoDoubleEncoding(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return readAgain(text) ?? text.replace(TYPOGRAPHIC, (mark) => readAgain(mark) ?? mark);
}
