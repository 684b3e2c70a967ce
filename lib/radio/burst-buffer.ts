import { firstFrame } from '@/lib/radio/mpeg-frames';

/** As much as a new listener gets at once, so that playing starts without a wait: four seconds at 128 kbit/s. */
export const burstBytes = 64 * 1024;
/** As much as is kept: the burst, and what the slowest turn may not have passed on yet. */
const keptBytes = 3 * burstBytes;

/** The last seconds of a station's audio, by position: bytes counted since the beginning. */
export class BurstBuffer {
  #chunks: Buffer[] = [];
  #kept = 0;
  #end = 0;
  #last: { from: number; end: number; bytes: Buffer } = { from: -1, end: -1, bytes: Buffer.alloc(0) };

  /** The position behind the newest byte. */
  get end(): number {
    return this.#end;
  }

  push(bytes: Buffer): void {
    this.#chunks.push(bytes);
    this.#kept += bytes.length;
    this.#end += bytes.length;
    while (this.#kept - (this.#chunks[0]?.length ?? this.#kept) >= keptBytes)
      this.#kept -= this.#chunks.shift()?.length ?? 0;
  }

  /** Everything from a position on that is still kept; the same buffer for all who ask from the same position. */
  since(from: number): Buffer {
    if (this.#last.from !== from || this.#last.end !== this.#end)
      this.#last = { from, end: this.#end, bytes: this.#gather(from) };
    return this.#last.bytes;
  }

  /** The newest 64 KB at most, from the first whole frame on where the audio has frames. */
  burst(): Buffer {
    const bytes = this.since(Math.max(this.#end - burstBytes, this.#end - this.#kept));
    return bytes.subarray(firstFrame(bytes));
  }

  /** Forgets the audio; positions go on. */
  clear(): void {
    this.#chunks = [];
    this.#kept = 0;
  }

  #gather(from: number): Buffer {
    let start = this.#end;
    let first = this.#chunks.length;
    while (first > 0 && start > from) {
      first--;
      start -= this.#chunks[first]?.length ?? 0;
    }
    const wanted = this.#chunks.slice(first);
    const bytes = wanted.length === 1 ? (wanted[0] as Buffer) : Buffer.concat(wanted);
    return bytes.subarray(Math.max(0, from - start));
  }
}
