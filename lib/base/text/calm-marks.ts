/** A fast check: no other character is a mark, a joiner or a part of a Hangul syllable. */
const MAYBE = /[^\u0000-\u02FF\u0370-\u0482\u048A-\u0590\u2000-\u200C\u200E-\u20CF\u2100-\u2CEE]/;
/** No script puts more than five marks on a letter. */
const PILE = /(\p{M}{5})\p{M}+/gu;
/** What may make a grapheme cluster endless: joiners, conjuncts, Hangul jamo. */
const ENDLESS = /(?:\S[\p{M}\u200D][\uFE0F\u{1F3FB}-\u{1F3FF}]?){8}|[\u1100-\u115F\uA960-\uA97C]{6}/u;
const EMOJI = /^\p{Extended_Pictographic}/u;
/** A family of four with skin tones has 19 UTF-16 units. */
const longestEmoji = 24;
/** The longest conjunct of Sanskrit has five letters. */
const SEVEN_LETTERS = /^(?:\P{M}\p{M}*){1,7}/u;

function wholePart(character: string): string {
  if (!EMOJI.test(character)) return SEVEN_LETTERS.exec(character)?.[0] ?? character;
  if (character.length <= longestEmoji) return character;
  // No half character at the end, and no joiner that would bind the next one.
  return character.slice(0, longestEmoji).replace(/[\u200D\p{Surrogate}]+$/u, '');
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Caps marks and grapheme clusters: no line breaks inside one, and a long pile pushes the page apart (fault 66). */
export function calmMarks(text: string): string {
  if (!MAYBE.test(text)) return text;
  const calm = text.replace(PILE, '$1');
  if (!ENDLESS.test(calm)) return calm;
  return Array.from(characters.segment(calm), ({ segment }) => wholePart(segment)).join('');
}
