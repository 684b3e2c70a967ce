import { windows1252Character } from '@/lib/base/text/windows-1252';

const bytes = new Map<string, number>();
for (let byte = 0; byte < 256; byte++)
  bytes.set(windows1252Character(byte), byte).set(String.fromCharCode(byte), byte);

/** The characters of bytes 0x80 to 0xBF, which continue a character in UTF-8. */
const NEXT = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** UTF-8 bytes taken for windows-1252 begin so: `Ã©` is é, `â€™` is ’, `ðŸ™‚` is an emoji. */
const SUSPECT = new RegExp(`[ÂÃÅÄÐÑâãäåæçèéïð]${NEXT}`);
const CHARACTER = `(?:[\\u00C2-\\u00DF]${NEXT}|[\\u00E0-\\u00EF]${NEXT}{2}|[\\u00F0-\\u00F4]${NEXT}{3})`;
const RUN = new RegExp(`${CHARACTER}+`, 'g');
const SEVERAL = new RegExp(`${CHARACTER}{2}`);

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

/** Marks and signs (U+2010 to U+2BFF) and emoji: no language writes the characters that they become. */
const SIGNS = /^(?:[\u2010-\u2BFF\u{1F000}-\u{1FFFF}]|\uFE0F|\u200D)+$/u;
/** A letter of Latin-1 or a sign of its upper half behind Â or Ã. Quotation marks and dashes may stand there by right. */
const LATIN = /^[ÂÃ][\u00A1-\u00AA\u00AC-\u00BA\u00BC-\u00BF]$/;
/** `regiÃ£o`, `cÅ“ur`: within a word of small letters no such sign is in its place. */
const IN_WORD = /^\p{Ll}.+\p{Ll}$/u;

/** Whether a run can be nothing but a text that was encoded twice. */
function isSure(run: string, decoded: string, around: string): boolean {
  if (SIGNS.test(decoded) || LATIN.test(run) || IN_WORD.test(around)) return true;
  return SEVERAL.test(run) && /^[\p{L}\p{M}\p{Extended_Pictographic}]+$/u.test(decoded);
}

/** A text in which some characters were encoded twice: those that surely were, and then the others like them. */
function repaired(text: string): string {
  const runs = [...text.matchAll(RUN)].map(({ 0: run, index }) => {
    const decoded = readAgain(run);
    const around = text.slice(Math.max(0, index - 1), index + run.length + 1);
    return { run, decoded, sure: decoded !== undefined && isSure(run, decoded, around) };
  });
  if (!runs.some(({ sure }) => sure)) return text;
  let next = 0;
  return text.replace(RUN, (run) => runs[next++]?.decoded ?? run);
}

/**
 * Repairs text that some publisher encoded as UTF-8 twice (`Cityâ€™s`): the whole text where it reads as UTF-8
 * again, which correct text with a letter beyond ASCII does not; else the characters that can be nothing else.
 */
export function undoDoubleEncoding(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return readAgain(text) ?? repaired(text);
}
