import { calmMarks } from '@/lib/base/text/calm-marks';
import { undoDoubleEncoding } from '@/lib/base/text/undo-double-encoding';
import { windows1252Character } from '@/lib/base/text/windows-1252';

const PRINTABLE_ASCII = /^[ -~]*$/;
const UNEVEN = /\s\s|[^\S ]/;

const SUSPECT =
  /[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF\uD800-\uDFFF]/;

/** Bytes 0x80 to 0x9F read as ISO-8859-1; they are windows-1252 (as every browser reads them). */
const C1 = /[\u0080-\u009F]/g;

/** A joiner inside an emoji and the tail of a flag are visible and stay. */
const EMOJI_PART = String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})|\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F}`;
const UNSEEN = String.raw`[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E007F}\p{Surrogate}]`;
const UNSEEN_OR_EMOJI_PART = new RegExp(`${EMOJI_PART}|(${UNSEEN})`, 'gu');

function showable(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text
    .replace(C1, (char) => windows1252Character(char.charCodeAt(0)))
    .replace(UNSEEN_OR_EMOJI_PART, (match, unseen?: string) => (unseen === undefined ? match : ''));
}

/** Undoes double encoding; drops controls (quirk 1), direction marks, zero-width characters (fault 58), mark piles. */
export function cleanText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return (text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text).trim();
  const shown = calmMarks(showable(undoDoubleEncoding(text)));
  return (UNEVEN.test(shown) ? shown.replace(/\s+/g, ' ') : shown).trim();
}
