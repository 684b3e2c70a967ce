/** Whether a byte after 0xff belongs to a frame header of MP3 (layer III) or AAC (ADTS). */
function isHead(second = 0): boolean {
  return (second & 0xe6) === 0xe2 || (second & 0xf6) === 0xf0;
}

const MIN_HEADERS = 3;
/** Number of bytes to search; enough for several frames of any kind. */
const SEARCHED_BYTES = 8192;

/**
 * Whether the three bytes at `at` occur again later. All frame headers of a stream begin with the same bytes, while
 * bytes inside a frame match only by chance.
 */
function repeats(bytes: Buffer, at: number): boolean {
  const head = bytes.subarray(at, at + 3);
  let last = at;
  for (let heads = 1; heads < MIN_HEADERS && last >= 0; heads++) last = bytes.indexOf(head, last + 3);
  return last >= 0;
}

/** Returns the position of the first frame, or 0. Browsers sync slowly to audio that begins inside a frame. */
export function firstFrame(bytes: Buffer): number {
  const near = bytes.subarray(0, SEARCHED_BYTES);
  for (let at = near.indexOf(0xff); at >= 0; at = near.indexOf(0xff, at + 1))
    if (isHead(near[at + 1]) && repeats(near, at)) return at;
  return 0;
}
