import { cleanText, windows1252Character } from '@/lib/base/text/clean-text';
import { cutText } from '@/lib/base/text/cut-text';
import type { Sink } from '@/lib/radio/listener-wheel';
import type { Title } from '@/lib/radio/station';

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

/** Bytes of audio between two metadata blocks (the usual number). */
export const icyInterval = 16_000;
const mostBlockBytes = 255 * unitBytes;
const asBefore = Buffer.alloc(1);

export function writeBlock(title: Title): Buffer {
  // A quote with a semicolon would end the title for the reader of the block.
  let told = (title ?? '').replaceAll("';", "' ;");
  while (Buffer.byteLength(told) > mostBlockBytes - 15) told = told.slice(0, -1);
  const text = Buffer.from(`StreamTitle='${told}';`);
  const units = Math.ceil(text.length / unitBytes);
  const block = Buffer.alloc(1 + units * unitBytes);
  block[0] = units;
  text.copy(block, 1);
  return block;
}

export function icyListener(sink: Sink, title: () => Title): Sink {
  let left = icyInterval;
  let told: Title | undefined;

  function block(): Buffer {
    const now = title();
    if (now === told) return asBefore;
    told = now;
    return writeBlock(now);
  }

  return {
    ...sink,
    write(bytes) {
      const parts: Buffer[] = [];
      let rest = bytes;
      while (rest.length >= left) {
        parts.push(rest.subarray(0, left), block());
        rest = rest.subarray(left);
        left = icyInterval;
      }
      left -= rest.length;
      sink.write(Buffer.concat([...parts, rest]));
    },
  };
}
