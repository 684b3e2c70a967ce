import { firstFrame } from '@/lib/radio/hub/frame-sync';

/** As much as a new listener gets at once, so that playing starts without a wait: four seconds at 128 kbit/s. */
export const burstBytes = 64 * 1024;
/** As much as is kept: the burst, and what the slowest turn may not have passed on yet. */
const keptBytes = 3 * burstBytes;

/** The last seconds of a station's audio, by position: bytes counted since the beginning. */
export type BurstBuffer = {
  push: (bytes: Buffer) => void;
  /** The position behind the newest byte. */
  end: () => number;
  /** Everything from a position on that is still kept; the same buffer for all who ask from the same position. */
  since: (position: number) => Buffer;
  /** The newest 64 KB at most, from the first whole frame on where the audio has frames. */
  burst: () => Buffer;
  /** Forgets the audio; positions go on. */
  clear: () => void;
};

/** A trail without audio. */
export function createBurstBuffer(): BurstBuffer {
  let chunks: Buffer[] = [];
  let kept = 0;
  let end = 0;
  let last: { from: number; end: number; bytes: Buffer } = { from: -1, end: -1, bytes: Buffer.alloc(0) };

  function gather(from: number): Buffer {
    let start = end;
    let first = chunks.length;
    while (first > 0 && start > from) {
      first--;
      start -= chunks[first]?.length ?? 0;
    }
    const wanted = chunks.slice(first);
    const bytes = wanted.length === 1 ? (wanted[0] as Buffer) : Buffer.concat(wanted);
    return bytes.subarray(Math.max(0, from - start));
  }

  function since(from: number): Buffer {
    if (last.from !== from || last.end !== end) last = { from, end, bytes: gather(from) };
    return last.bytes;
  }

  return {
    push(bytes) {
      chunks.push(bytes);
      kept += bytes.length;
      end += bytes.length;
      while (kept - (chunks[0]?.length ?? kept) >= keptBytes) kept -= chunks.shift()?.length ?? 0;
    },
    end: () => end,
    since,
    burst() {
      const bytes = since(Math.max(end - burstBytes, end - kept));
      return bytes.subarray(firstFrame(bytes));
    },
    clear() {
      chunks = [];
      kept = 0;
    },
  };
}
