import { cleanText, windows1252Character } from '@/lib/base/text/clean-text';
import { cutText } from '@/lib/base/text/cut-text';

/** Of the length of a metadata block. */
const unitBytes = 16;

/**
 * Splits a stream in which after every `interval` bytes of audio one byte tells the length of a metadata block, in
 * units of 16 bytes (the ICY convention, as Shoutcast began it): give it chunks of any size. Audio comes out as slices,
 * blocks whole; empty blocks, which say "as before", do not come out.
 */
export function createMetadataSplitter(
  interval: number,
  out: { audio: (bytes: Buffer) => void; block: (bytes: Buffer) => void },
): (chunk: Buffer) => void {
  let audioLeft = interval;
  let blockLeft = 0;
  let block: Buffer[] = [];
  /** Reads from the start of `bytes` what belongs together, and says how much that was. */
  const readFrom = (bytes: Buffer): number => {
    if (audioLeft > 0) {
      const audio = bytes.subarray(0, audioLeft);
      audioLeft -= audio.length;
      out.audio(audio);
      return audio.length;
    }
    if (blockLeft === 0) {
      blockLeft = (bytes[0] ?? 0) * unitBytes;
      if (blockLeft === 0) audioLeft = interval;
      return 1;
    }
    const part = bytes.subarray(0, blockLeft);
    block.push(part);
    blockLeft -= part.length;
    if (blockLeft > 0) return part.length;
    const whole = Buffer.concat(block);
    block = [];
    audioLeft = interval;
    out.block(whole);
    return part.length;
  };
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) at += readFrom(chunk.subarray(at));
  };
}

const longestTitle = 200;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Stations do not declare an encoding: UTF-8 if it is valid, else Windows-1252. */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return Array.from(bytes, windows1252Character).join('');
  }
}

type BlockTold = { kind: 'title'; title: string | null } | { kind: 'other' } | { kind: 'garbage' };

/** A title may hold quotes (`StreamTitle='Don't Stop';`): it ends at the first `';`. Null if empty. */
export function readBlock(block: Buffer): BlockTold {
  const text = decode(block).replace(/\0+$/, '');
  if (!/^[A-Za-z_]\w*='/.test(text)) return { kind: 'garbage' };
  const found = /StreamTitle='(.*?)'(?:;|$)/s.exec(text);
  if (!found) return { kind: 'other' };
  return { kind: 'title', title: cutText(cleanText(found[1] ?? ''), longestTitle) || null };
}
