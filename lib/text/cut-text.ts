const TRAILING = /[\s,;:.!?¡¿·–—\-(["'“‘«]+$/u;

/** The last code point may not be torn, nor a mark or joiner left to stand for the character it belongs to. */
function wholeCharacters(text: string, length: number): string {
  let end = length;
  while (end > 0 && /^[\p{M}\u200D\uFE0F\uDC00-\uDFFF]/u.test(text.slice(end, end + 2))) end--;
  if (/[\uD800-\uDBFF]$/.test(text.slice(0, end))) end--;
  return text.slice(0, end);
}

/**
 * At most `max` characters (UTF-16 units, so never more code points either), cut between words where there
 * are words; a cut text ends in `…`, which counts.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = wholeCharacters(text, max - 1);
  const lastSpace = /\s/.test(text.charAt(room.length)) ? room.length : room.lastIndexOf(' ');
  const words = lastSpace > max / 2 ? room.slice(0, lastSpace) : room;
  return `${words.replace(TRAILING, '')}…`;
}
