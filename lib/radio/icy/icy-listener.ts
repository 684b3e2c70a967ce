import type { Title } from '@/lib/radio/hub/hub';
import type { Sink } from '@/lib/radio/hub/listener-wheel';

/** Bytes of audio between two metadata blocks (the usual number). */
export const icyInterval = 16_000;
const mostBlockBytes = 255 * 16;
const asBefore = Buffer.alloc(1);

export function writeBlock(title: Title): Buffer {
  // A quote with a semicolon would end the title for the reader of the block.
  let told = (title ?? '').replaceAll("';", "' ;");
  while (Buffer.byteLength(told) > mostBlockBytes - 15) told = told.slice(0, -1);
  const text = Buffer.from(`StreamTitle='${told}';`);
  const units = Math.ceil(text.length / 16);
  const block = Buffer.alloc(1 + units * 16);
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
