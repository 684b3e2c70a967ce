import { isAscii, isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { windows1252Character } from '@/lib/base/text/clean-text';
import { decoderFor } from '@/lib/news/parse/charset-labels';

/** 0 where there is no well-formed one (Unicode 15, table 3-7). */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const second = bytes[at + 1] ?? 0;
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < lowest || second > highest) return 0;
  for (let i = 2; i < length; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** Bytes of whole characters: a document may be cut inside one. */
export function wholeUtf8Length(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const lead = bytes[bytes.length - back] ?? 0;
    if (lead >= 0xc0)
      return sequenceLength(bytes, bytes.length - back) === 0 ? bytes.length - back : bytes.length;
    if (lead < 0x80) break;
  }
  return bytes.length;
}

/** More good characters beyond ASCII than bad bytes; text in another encoding has hardly a good one. */
export function isMostlyUtf8(bytes: Uint8Array): boolean {
  let good = 0;
  let bad = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) bad++;
    else if (length > 1) good++;
    at += length || 1;
  }
  return good > bad;
}

/** UTF-8 with some windows-1252 bytes: sites that paste text of two origins into one feed. */
export function decodeMixedUtf8(bytes: Uint8Array): string {
  const parts: string[] = [];
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) {
      parts.push(buffer.toString('utf8', from, at), windows1252Character(bytes[at] ?? 0));
      from = at + 1;
    }
    at += length || 1;
  }
  return parts.join('') + buffer.toString('utf8', from);
}

const byteOrderMarks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe, 0x00, 0x00], 'utf-32le'],
  [[0x00, 0x00, 0xfe, 0xff], 'utf-32be'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte);
}

/** Without a byte order mark: each of the first characters has a zero byte. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  const isAsciiByte = (byte: number) => byte > 0 && byte < 0x80;
  if (isAsciiByte(first) && second === 0 && isAsciiByte(third) && fourth === 0) return 'utf-16le';
  if (first === 0 && isAsciiByte(second) && third === 0 && isAsciiByte(fourth)) return 'utf-16be';
  return undefined;
}

/** In the first 1,000 bytes, where junk may come before it. */
function declaredLabel(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1000)).toString('latin1');
  return /<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(head)?.[1];
}

/** The same bytes, not a copy; a Buffer decodes faster than TextDecoder. */
function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

const C1 = /[\u0080-\u009F]/g;

/** Latin-1 but for 32 characters. */
function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = bufferOf(bytes).toString('latin1');
  return latin1.replace(C1, (control) => windows1252Character(control.charCodeAt(0)));
}

function decodeAs(bytes: Uint8Array, decoder: string): string {
  if (decoder === 'utf-8') return isUtf8(bytes) ? bufferOf(bytes).toString() : decodeMixedUtf8(bytes);
  if (decoder === 'iso-2022-jp') return new TextDecoder('iso-2022-jp').decode(bytes);
  if (decoder === 'windows-1252') return decodeWindows1252(bytes);
  return iconv.decode(bytes, decoder);
}

/** Seven-bit bytes are UTF-8 as well: where ISO-2022-JP is declared, its escapes decide. */
function isEscapedJapanese(bytes: Uint8Array, decoder: string | undefined): boolean {
  return decoder === 'iso-2022-jp' && bytes.includes(0x1b);
}

/** For bytes that are not UTF-8 (quirk 5): header, declaration, windows-1252. */
function legacyDecoder(bytes: Uint8Array, charset: string | undefined): string {
  const named = [decoderFor(charset), decoderFor(declaredLabel(bytes))].filter(
    (decoder) => decoder !== undefined,
  );
  if (isMostlyUtf8(bytes)) return 'utf-8';
  return named.find((decoder) => !decoder.startsWith('utf-')) ?? 'windows-1252';
}

/**
 * Trusts bytes before labels (quirks 5 to 7): byte order mark, pattern of UTF-16, valid UTF-8, then HTTP charset, XML
 * declaration, windows-1252. TextDecoder of Node 20 reads windows-1252 bytes 0x80 to 0x9F as control characters.
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const marked = byteOrderMarks.find(([mark]) => startsWith(bytes, mark));
  if (marked) return decodeAs(bytes.subarray(marked[0].length), marked[1]);
  const wide = unmarkedUtf16(bytes);
  if (wide) return decodeAs(bytes, wide);
  const whole = bytes.subarray(0, wholeUtf8Length(bytes));
  if (isUtf8(whole)) {
    if (isEscapedJapanese(bytes, decoderFor(charset) ?? decoderFor(declaredLabel(bytes))))
      return decodeAs(bytes, 'iso-2022-jp');
    return bufferOf(whole).toString(isAscii(whole) ? 'latin1' : 'utf8');
  }
  return decodeAs(bytes, legacyDecoder(bytes, charset));
}
