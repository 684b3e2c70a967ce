const TRAILING = /[\s,;:.!?¡¿·–—\-(["'“‘«]+$/u;
const CONTINUES = /^(?:\p{M}|\p{Emoji_Modifier}|\p{Surrogate}|\u200D)/u;
const JOINS_NEXT = /[\uD800-\uDBFF\u200D]/;
const longestCharacter = 20;

function wholeCharacters(text: string, length: number): string {
  let end = length;
  while (end > length - longestCharacter && end > 0) {
    const isWhole = !CONTINUES.test(text.slice(end, end + 2)) && !JOINS_NEXT.test(text.charAt(end - 1));
    if (isWhole) return text.slice(0, end);
    end--;
  }
  return text.slice(0, end);
}

/** At most `max` UTF-16 units, cut between words where there are any, with a `…` that counts. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = wholeCharacters(text, max - 1);
  const lastSpace = /\s/.test(text.charAt(room.length)) ? room.length : room.lastIndexOf(' ');
  const words = lastSpace > max / 2 ? room.slice(0, lastSpace) : room;
  return `${words.replace(TRAILING, '')}…`;
}
