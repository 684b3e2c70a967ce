/** Windows-1252 characters for bytes 0x80 to 0x9F; five of these bytes are unused. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

export function windows1252Character(byte: number): string {
  return byte >= 0x80 && byte <= 0x9f ? HIGH.charAt(byte - 0x80) : String.fromCharCode(byte);
}

const bytes = new Map<string, number>();
for (let byte = 0; byte < 256; byte++)
  bytes.set(windows1252Character(byte), byte).set(String.fromCharCode(byte), byte);

const NEXT = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/**
 * Matches the first two characters of a UTF-8 character that was misread as Windows-1252: `Ã©` is é, `â€™` is ’,
 * `ðŸ™‚` is an emoji.
 */
const TWICE_ENCODED = new RegExp(`[ÂÃÅÄÐÑâãäåæçèéïð]${NEXT}`);
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

/** Matches U+2010 to U+2BFF and emoji. Decoded with the wrong charset, these become sequences that no language uses. */
const SIGNS = /^(?:[\u2010-\u2BFF\u{1F000}-\u{1FFFF}]|\uFE0F|\u200D)+$/u;
/**
 * Matches mis-decoded Latin-1 letters and symbols, which start with Â or Ã. Excludes quotation marks and
 * dashes, because correct text may have them after these letters.
 */
const LATIN = /^[ÂÃ][\u00A1-\u00AA\u00AC-\u00BA\u00BC-\u00BF]$/;
/** Matches `regiÃ£o` and `cÅ“ur`: correct text never has these characters inside a lowercase word. */
const IN_WORD = /^\p{Ll}.+\p{Ll}$/u;

function isSure(run: string, decoded: string, around: string): boolean {
  if (SIGNS.test(decoded) || LATIN.test(run) || IN_WORD.test(around)) return true;
  return SEVERAL.test(run) && /^[\p{L}\p{M}\p{Extended_Pictographic}]+$/u.test(decoded);
}

/** Decodes every sequence that may be double-encoded, but only if at least one of them certainly is. */
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
 * Repairs text that was encoded as UTF-8 twice (`Cityâ€™s`): the whole text if possible, else each sequence.
 */
export function undoDoubleEncoding(text: string): string {
  if (!TWICE_ENCODED.test(text)) return text;
  return readAgain(text) ?? repaired(text);
}

/** Fast path: matches all characters that may be a mark, a joiner or part of a Hangul syllable. */
const MAYBE = /[^\u0000-\u02FF\u0370-\u0482\u048A-\u0590\u2000-\u200C\u200E-\u20CF\u2100-\u2CEE]/;
/** Matches more than five marks on one letter; no script uses that many. */
const PILE = /(\p{M}{5})\p{M}+/gu;
/** Matches an overlong grapheme cluster. Joiners, conjuncts and Hangul jamo can make one arbitrarily long. */
const ENDLESS = /(?:\S[\p{M}\u200D][\uFE0F\u{1F3FB}-\u{1F3FF}]?){8}|[\u1100-\u115F\uA960-\uA97C]{6}/u;
const EMOJI = /^\p{Extended_Pictographic}/u;
/** Maximum length of an emoji in UTF-16 units; a family of four with skin tones takes 19. */
const MAX_EMOJI_LENGTH = 24;
/** The part of an overlong character to keep. Seven letters are enough: the longest conjunct in Sanskrit has five. */
const SEVEN_LETTERS = /^(?:\P{M}\p{M}*){1,7}/u;

function wholePart(character: string): string {
  if (!EMOJI.test(character)) return SEVEN_LETTERS.exec(character)?.[0] ?? character;
  if (character.length <= MAX_EMOJI_LENGTH) return character;
  // The result must not end in half a surrogate pair or in a joiner, which would bind to the next character.
  return character.slice(0, MAX_EMOJI_LENGTH).replace(/[\u200D\p{Surrogate}]+$/u, '');
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Shortens stacks of combining marks, which overlap other lines, and overlong grapheme clusters (fault 66). */
export function calmMarks(text: string): string {
  if (!MAYBE.test(text)) return text;
  const calm = text.replace(PILE, '$1');
  if (!ENDLESS.test(calm)) return calm;
  return Array.from(characters.segment(calm), ({ segment }) => wholePart(segment)).join('');
}

/** Characters that XML 1.0 does not allow (section 2.2). */
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Removes characters that XML does not allow (quirk 1, fault 57), and a byte order mark. */
export function stripControls(text: string): string {
  return text
    .replace(ILLEGAL, '')
    .replace(LONE_SURROGATE, '')
    .replace(/^\uFEFF/, '');
}

const PRINTABLE_ASCII = /^[ -~]*$/;

/** Control characters that ISO-8859-1 assigns to bytes 0x80 to 0x9F; browsers read these bytes as Windows-1252. */
const C1 = /[\u0080-\u009F]/g;

/** Joiners and flag tags stay inside emoji, because they change how the emoji looks. */
const EMOJI_PART = String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})|\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F}`;
const UNSEEN = String.raw`[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E007F}\p{Surrogate}]`;
const UNSEEN_OR_EMOJI_PART = new RegExp(`${EMOJI_PART}|(${UNSEEN})`, 'gu');

function showable(text: string): string {
  return text
    .replace(C1, (char) => windows1252Character(char.charCodeAt(0)))
    .replace(UNSEEN_OR_EMOJI_PART, (match, unseen?: string) => (unseen === undefined ? match : ''));
}

/**
 * Repairs double encoding; removes control characters (quirk 1), direction marks, zero-width characters
 * (fault 58) and excess marks on a letter.
 */
export function cleanText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return (text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text).trim();
  return calmMarks(showable(undoDoubleEncoding(text)))
    .replace(/\s+/g, ' ')
    .trim();
}

const TRAILING = /[\s,;:.!?¡¿·–—\-(["'“‘«]+$/u;

/** Cuts text to `max` UTF-16 units including the final `…`, between words if possible, never inside a character. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = characters.segment(text).containing(max - 1)?.index ?? 0;
  const room = text.slice(0, end);
  const lastSpace = /\s/.test(text.charAt(end)) ? end : room.lastIndexOf(' ');
  const words = lastSpace > max / 2 ? room.slice(0, lastSpace) : room;
  return `${words.replace(TRAILING, '')}…`;
}

/** Returns the text with an uppercase first letter. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Replaces control characters, line breaks and direction marks with `?`, for logs and terminals. */
export function printable(text: string): string {
  return text.replace(CONTROL, '?');
}
