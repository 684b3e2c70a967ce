/** What windows-1252 has in 0x80 to 0x9F, where ISO-8859-1 has control characters; five places are unused. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** The character of one windows-1252 byte (0 to 255). */
export function windows1252Character(byte: number): string {
  return byte >= 0x80 && byte <= 0x9f ? HIGH.charAt(byte - 0x80) : String.fromCharCode(byte);
}
