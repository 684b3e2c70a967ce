const bitRatesOfV1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitRatesOfV2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];
/** By the two version bits: MPEG-2.5, reserved, MPEG-2, MPEG-1. */
const versions = [
  { bitRates: bitRatesOfV2, slow: 4, samples: 576 },
  undefined,
  { bitRates: bitRatesOfV2, slow: 2, samples: 576 },
  { bitRates: bitRatesOfV1, slow: 1, samples: 1152 },
];

type Frame = { bytes: number; seconds: number };

/** The MPEG layer III frame at a position. */
export function mpegFrame(bytes: Buffer, at: number): Frame | undefined {
  const [second = 0, third = 0] = [bytes[at + 1], bytes[at + 2]];
  if (bytes[at] !== 0xff || (second & 0xe6) !== 0xe2) return undefined;
  const version = versions[(second >> 3) & 3];
  const bitRate = version?.bitRates[third >> 4];
  const sampleRate = sampleRates[(third >> 2) & 3];
  if (!version || !bitRate || !sampleRate) return undefined;
  const hertz = sampleRate / version.slow;
  const padding = (third >> 1) & 1;
  const length = Math.floor(((version.samples / 8) * bitRate * 1000) / hertz) + padding;
  return { bytes: length, seconds: version.samples / hertz };
}

/** Length in bytes of the AAC frame (ADTS) at a position; 0 for none. */
function aacFrame(bytes: Buffer, at: number): number {
  const [second = 0, , fourth = 0, fifth = 0, sixth = 0] = bytes.subarray(at + 1, at + 6);
  if (bytes[at] !== 0xff || (second & 0xf6) !== 0xf0) return 0;
  const length = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  return length >= 7 ? length : 0;
}

/** A sync word can occur inside a frame by chance; three headers in a row cannot. */
const headsInARow = 3;
/** Longer than any frame. */
const farthest = 8192;

function framesFrom(bytes: Buffer, start: number, lengthAt: (bytes: Buffer, at: number) => number): boolean {
  let at = start;
  for (let heads = 0; heads < headsInARow; heads++) {
    const length = lengthAt(bytes, at);
    if (length === 0) return false;
    at += length;
    if (at + 6 >= bytes.length) return heads > 0;
  }
  return true;
}

const mpegLength = (bytes: Buffer, at: number) => mpegFrame(bytes, at)?.bytes ?? 0;

/** 0 if none is found. Browsers take seconds to sync to a stream that begins in the middle of a frame. */
export function firstFrame(bytes: Buffer): number {
  const last = Math.min(bytes.length, farthest);
  for (let at = bytes.indexOf(0xff); at >= 0 && at < last; at = bytes.indexOf(0xff, at + 1))
    if (framesFrom(bytes, at, mpegLength) || framesFrom(bytes, at, aacFrame)) return at;
  return 0;
}

/** The start of each frame, and the end of the file; throws if there is anything else in it. */
export function frameStarts(bytes: Buffer): number[] {
  const starts = [0];
  for (let at = 0; at < bytes.length; ) {
    const frame = mpegFrame(bytes, at);
    if (!frame || at + frame.bytes > bytes.length) throw new Error(`no whole MP3 frame at byte ${at}`);
    at += frame.bytes;
    starts.push(at);
  }
  return starts;
}
