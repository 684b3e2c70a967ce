import { windows1252Character } from '@/lib/base/text/windows-1252';

const bytes = new Map<string, number>();
for (let byte = 0; byte < 256; byte++)
  bytes.set(windows1252Character(byte), byte).set(String.fromCharCode(byte), byte);

const NEXT = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** UTF-8 bytes read as windows-1252 begin so: `Ã©` is é, `â€™` is ’, `ðŸ™‚` is an emoji. */
const SUSPECT = new RegExp(`[ÂÃÅÄÐÑâãäåæçèéïð]${NEXT}`);
const CHARACTER = `(?:[\\u00C2-\\u00DF]${NEXT}|[\\u00E0-\\u00EF]${NEXT}{2}|[\\u00F0-\\u00F4]${NEXT}{3})`;
const RUN = new RegExp(`${CHARACTER}+`, 'g');
const SEVERAL = new RegExp(`${CHARACTER}{2}`);

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

/** U+2010 to U+2BFF and emoji: no language writes the characters that they turn into. */
const SIGNS = /^(?:[\u2010-\u2BFF\u{1F000}-\u{1FFFF}]|\uFE0F|\u200D)+$/u;
/** Latin-1 letters and signs after Â or Ã. Quotation marks and dashes may be right there. */
const LATIN = /^[ÂÃ][\u00A1-\u00AA\u00AC-\u00BA\u00BC-\u00BF]$/;
/** `regiÃ£o`, `cÅ“ur`: no such sign belongs inside a lowercase word. */
const IN_WORD = /^\p{Ll}.+\p{Ll}$/u;

function isSure(run: string, decoded: string, around: string): boolean {
  if (SIGNS.test(decoded) || LATIN.test(run) || IN_WORD.test(around)) return true;
  return SEVERAL.test(run) && /^[\p{L}\p{M}\p{Extended_Pictographic}]+$/u.test(decoded);
}

/** The runs that are sure, and then others like them. */
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

/** Text encoded as UTF-8 twice (`Cityâ€™s`): the whole text where it decodes again, else the runs that are sure. */
export function undoDoubleEncoding(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return readAgain(text) ?? repaired(text);
}
