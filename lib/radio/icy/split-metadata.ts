const unitBytes = 16;

type Parts = { audio: (bytes: Buffer) => void; block: (bytes: Buffer) => void };

class MetadataSplitter {
  readonly #interval: number;
  readonly #out: Parts;
  #audioLeft: number;
  #blockLeft = 0;
  #blockParts: Buffer[] = [];

  constructor(interval: number, out: Parts) {
    this.#interval = interval;
    this.#audioLeft = interval;
    this.#out = out;
  }

  push(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      const rest = chunk.subarray(at);
      if (this.#audioLeft > 0) at += this.#readAudio(rest);
      else at += this.#blockLeft > 0 ? this.#readBlock(rest) : this.#readLength(rest);
    }
  }

  #readAudio(chunk: Buffer): number {
    const audio = chunk.subarray(0, this.#audioLeft);
    this.#audioLeft -= audio.length;
    this.#out.audio(audio);
    return audio.length;
  }

  #readLength(chunk: Buffer): number {
    this.#blockLeft = (chunk[0] ?? 0) * unitBytes;
    if (this.#blockLeft === 0) this.#audioLeft = this.#interval;
    return 1;
  }

  #readBlock(chunk: Buffer): number {
    const part = chunk.subarray(0, this.#blockLeft);
    this.#blockParts.push(part);
    this.#blockLeft -= part.length;
    if (this.#blockLeft > 0) return part.length;
    const block = Buffer.concat(this.#blockParts);
    this.#blockParts = [];
    this.#audioLeft = this.#interval;
    this.#out.block(block);
    return part.length;
  }
}

/**
 * Splits a stream in which after every `interval` bytes of audio one byte tells the length of a metadata block, in
 * units of 16 bytes (the ICY convention, as Shoutcast began it): give it chunks of any size. Audio comes out as slices,
 * blocks whole; empty blocks, which say "as before", do not come out.
 */
export function createMetadataSplitter(interval: number, out: Parts): (chunk: Buffer) => void {
  const splitter = new MetadataSplitter(interval, out);
  return (chunk) => splitter.push(chunk);
}
