/** What takes the metadata out of a stream: give it chunks of any size. */
export type MetadataSplitter = (chunk: Buffer) => void;

const unitBytes = 16;

/**
 * Splits a stream in which after every `interval` bytes of audio one byte tells the length of a metadata block, in
 * units of 16 bytes (the ICY convention, as Shoutcast began it). Audio comes out as slices, blocks whole; empty
 * blocks, which say "as before", do not come out.
 */
export function createMetadataSplitter(
  interval: number,
  out: { audio: (bytes: Buffer) => void; block: (bytes: Buffer) => void },
): MetadataSplitter {
  let audioLeft = interval;
  let blockLeft = 0;
  let parts: Buffer[] = [];

  function readBlock(chunk: Buffer): number {
    const part = chunk.subarray(0, blockLeft);
    parts.push(part);
    blockLeft -= part.length;
    if (blockLeft > 0) return part.length;
    const block = Buffer.concat(parts);
    parts = [];
    audioLeft = interval;
    out.block(block);
    return part.length;
  }

  function readLength(chunk: Buffer): number {
    blockLeft = (chunk[0] ?? 0) * unitBytes;
    if (blockLeft === 0) audioLeft = interval;
    return 1;
  }

  function readAudio(chunk: Buffer): number {
    const audio = chunk.subarray(0, audioLeft);
    audioLeft -= audio.length;
    out.audio(audio);
    return audio.length;
  }

  return (chunk) => {
    let at = 0;
    while (at < chunk.length) {
      const rest = chunk.subarray(at);
      if (audioLeft > 0) at += readAudio(rest);
      else at += blockLeft > 0 ? readBlock(rest) : readLength(rest);
    }
  };
}
