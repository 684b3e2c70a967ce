// MPEG-1 layer III only, like the bundled loop.
const bitRates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const sampleRates = [44_100, 48_000, 32_000];
const samplesAFrame = 1152;

export type FrameHead = { bytes: number; seconds: number };

export function frameAt(bytes: Buffer, at: number): FrameHead | undefined {
  const [sync, version, rates] = [bytes[at], bytes[at + 1] ?? 0, bytes[at + 2] ?? 0];
  if (sync !== 0xff || (version & 0xfe) !== 0xfa) return undefined;
  const bitRate = bitRates[rates >> 4];
  const sampleRate = sampleRates[(rates >> 2) & 3];
  if (!bitRate || !sampleRate) return undefined;
  const padding = (rates >> 1) & 1;
  const length = Math.floor((samplesAFrame / 8) * ((bitRate * 1000) / sampleRate)) + padding;
  return { bytes: length, seconds: samplesAFrame / sampleRate };
}

/** The start of each frame, and the end of the file; throws if there is anything else in it. */
export function frameStarts(bytes: Buffer): number[] {
  const starts = [0];
  for (let at = 0; at < bytes.length; ) {
    const frame = frameAt(bytes, at);
    if (!frame || at + frame.bytes > bytes.length) throw new Error(`no whole MP3 frame at byte ${at}`);
    at += frame.bytes;
    starts.push(at);
  }
  return starts;
}
