import { isAscii, isUtf8 } from 'node:buffer';
import { windows1252Character } from '@/lib/base/text/clean-text';

/** Encoding labels that servers use but the WHATWG standard does not list. */
const otherLabels: Readonly<Record<string, string>> = {
  latin9: 'iso-8859-15',
  'euc-cn': 'gbk',
  cp936: 'gbk',
  cp932: 'shift_jis',
};

/** Returns the WHATWG name for an encoding label, sometimes the name of a superset; undefined if unknown. */
function encodingOf(label = ''): string | undefined {
  const name = label
    .trim()
    .replace(/["']/g, '')
    .toLowerCase()
    .replace(/^win-?(?=125\d$)/, 'windows-');
  try {
    return new TextDecoder(otherLabels[name] ?? name).encoding;
  } catch {
    return undefined;
  }
}

/** Matches a UTF-8 character (Unicode 15, table 3-7) or a stray non-ASCII byte, in bytes decoded as Latin-1. */
const CHARACTER =
  /[\xC2-\xDF][\x80-\xBF]|(?:\xE0[\xA0-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]|\xED[\x80-\x9F])[\x80-\xBF]|(?:\xF0[\x90-\xBF]|[\xF1-\xF3][\x80-\xBF]|\xF4[\x80-\x8F])[\x80-\xBF]{2}|[\x80-\xFF]/g;

/** True if valid non-ASCII characters outnumber stray bytes. Other encodings have hardly any valid ones. */
function isMostlyUtf8(latin1: string): boolean {
  const found = latin1.match(CHARACTER) ?? [];
  return found.filter(({ length }) => length > 1).length > found.length / 2;
}

/** Decodes UTF-8 that contains some Windows-1252 bytes, because some sites mix the two encodings in one feed. */
function decodeMixedUtf8(latin1: string): string {
  return latin1.replace(CHARACTER, (found) =>
    found.length > 1 ? Buffer.from(found, 'latin1').toString() : windows1252Character(found.charCodeAt(0)),
  );
}

/** Decodes valid UTF-8, ignoring an incomplete last character; returns undefined for anything else. */
function validUtf8(bytes: Uint8Array): string | undefined {
  if (isUtf8(bytes)) return bufferOf(bytes).toString(isAscii(bytes) ? 'latin1' : 'utf8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

const byteOrderMarks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte);
}

/** Detects UTF-16 without a byte order mark: every other byte is often zero, the others almost never. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const first = bytes.subarray(0, 400);
  if (first.length < 16) return undefined;
  const zerosAt = (rest: number) => first.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.max(even, odd) <= first.length / 4 || Math.min(even, odd) > first.length / 40) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Returns the encoding indicated by a byte order mark or by UTF-16's zero bytes. The text begins at `start`. */
export function markedEncoding(bytes: Uint8Array): { encoding: string; start: number } | undefined {
  const [mark, marked] = byteOrderMarks.find(([start]) => startsWith(bytes, start)) ?? [[]];
  const encoding = marked ?? unmarkedUtf16(bytes);
  return encoding === undefined ? undefined : { encoding, start: mark.length };
}

/** Returns the XML declaration's encoding. Searches 1,000 bytes, because junk may precede the declaration. */
function declaredLabel(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1000)).toString('latin1');
  return /<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(head)?.[1];
}

/** Returns a view, not a copy. Buffer decodes faster than TextDecoder. */
function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

const C1 = /[\u0080-\u009F]/g;

/** Decodes Windows-1252, which differs from Latin-1 in only 32 characters. */
function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = bufferOf(bytes).toString('latin1');
  return latin1.replace(C1, (control) => windows1252Character(control.charCodeAt(0)));
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  if (encoding === 'utf-8') return validUtf8(bytes) ?? decodeMixedUtf8(bufferOf(bytes).toString('latin1'));
  if (encoding === 'windows-1252') return decodeWindows1252(bytes);
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Returns the encoding of bytes that are not valid UTF-8 (quirk 5): UTF-8 if most characters are valid, else the HTTP
 * header's, else the XML declaration's, else Windows-1252.
 */
function legacyEncoding(bytes: Uint8Array, named: readonly (string | undefined)[]): string {
  if (isMostlyUtf8(bufferOf(bytes).toString('latin1'))) return 'utf-8';
  return named.find((encoding) => encoding && !encoding.startsWith('utf-')) ?? 'windows-1252';
}

/**
 * Decodes a feed. Its bytes outrank its labels (quirks 5 to 7); the order is byte order mark, UTF-16 pattern, valid
 * UTF-8, HTTP charset, XML declaration, Windows-1252. Decodes Windows-1252 without TextDecoder, because Node 20's
 * TextDecoder misreads its bytes 0x80 to 0x9F.
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const marked = markedEncoding(bytes);
  if (marked) return decodeAs(bytes.subarray(marked.start), marked.encoding);
  const text = validUtf8(bytes);
  const named = [encodingOf(charset), encodingOf(declaredLabel(bytes))];
  if (text === undefined) return decodeAs(bytes, legacyEncoding(bytes, named));
  // ISO-2022-JP is also valid ASCII, so its label and its escape bytes decide.
  const isJapanese = named.find(Boolean) === 'iso-2022-jp' && bytes.includes(0x1b);
  return isJapanese ? decodeAs(bytes, 'iso-2022-jp') : text;
}
