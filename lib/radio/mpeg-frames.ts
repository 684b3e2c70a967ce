/** By the second byte of a frame's head, of MP3 (layer III) or AAC (ADTS); the first is 0xff. */
function isHead(second = 0): boolean {
  return (second & 0xe6) === 0xe2 || (second & 0xf6) === 0xf0;
}

const headsWanted = 3;
/** Some frames of any kind are within it. */
const farthest = 8192;

/** The heads of a stream begin with the same three bytes; inside a frame such bytes come by chance, and not again. */
function comesAgain(bytes: Buffer, at: number): boolean {
  const head = bytes.subarray(at, at + 3);
  let last = at;
  for (let heads = 1; heads < headsWanted && last >= 0; heads++) last = bytes.indexOf(head, last + 3);
  return last >= 0;
}

/** Where a frame begins; 0 if none is found. Browsers take seconds to sync to a stream that begins in the middle of one. */
export function firstFrame(bytes: Buffer): number {
  const near = bytes.subarray(0, farthest);
  for (let at = near.indexOf(0xff); at >= 0; at = near.indexOf(0xff, at + 1))
    if (isHead(near[at + 1]) && comesAgain(near, at)) return at;
  return 0;
}
