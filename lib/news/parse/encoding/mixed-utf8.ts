import { windows1252Character } from '@/lib/base/text/windows-1252';

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
