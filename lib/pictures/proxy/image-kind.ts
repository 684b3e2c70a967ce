/** No SVG: it can hold scripts. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const at = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

const signatures: readonly [ImageKind, (bytes: Buffer) => boolean][] = [
  ['jpeg', (bytes) => at(bytes, 0, 3) === '\xff\xd8\xff'],
  ['png', (bytes) => at(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(at(bytes, 0, 6))],
  ['webp', (bytes) => at(bytes, 0, 4) === 'RIFF' && at(bytes, 8, 12) === 'WEBP'],
  ['avif', (bytes) => /^ftypavi[fs]$/.test(at(bytes, 4, 12))],
];

/** The type by the first bytes, whatever name and Content-Type say; undefined for a type that is not accepted. */
export function imageKind(bytes: Buffer): ImageKind | undefined {
  return signatures.find(([, matches]) => matches(bytes))?.[0];
}
