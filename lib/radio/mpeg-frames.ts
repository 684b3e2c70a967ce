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

/** Length in bytes of the MPEG layer III frame at a position; 0 for none. */
function mpegFrame(bytes: Buffer, at: number): number {
  const [second = 0, third = 0] = [bytes[at + 1], bytes[at + 2]];
  if (bytes[at] !== 0xff || (second & 0xe6) !== 0xe2) return 0;
  const version = versions[(second >> 3) & 3];
  const bitRate = version?.bitRates[third >> 4];
  const sampleRate = sampleRates[(third >> 2) & 3];
  if (!version || !bitRate || !sampleRate) return 0;
  const exact = ((version.samples / 8) * bitRate * 1000) / (sampleRate / version.slow);
  return Math.floor(exact) + ((third >> 1) & 1);
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

function framesFrom(bytes: Buffer, start: number, lengthAt: typeof mpegFrame): boolean {
  let at = start;
  for (let heads = 0; heads < headsInARow; heads++) {
    const length = lengthAt(bytes, at);
    if (length === 0) return false;
    at += length;
    if (at + 6 >= bytes.length) return heads > 0;
  }
  return true;
}

/** 0 if none is found. Browsers take seconds to sync to a stream that begins in the middle of a frame. */
export function firstFrame(bytes: Buffer): number {
  const last = Math.min(bytes.length, farthest);
  for (let at = bytes.indexOf(0xff); at >= 0 && at < last; at = bytes.indexOf(0xff, at + 1))
    if (framesFrom(bytes, at, mpegFrame) || framesFrom(bytes, at, aacFrame)) return at;
  return 0;
}
