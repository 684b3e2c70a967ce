const farthest = 600;

/** What publishing software hangs on the end of a text (row 39). */
const tails = [
  /The post (?:(?!The post ).){0,300}(?:appeared first|first appeared) on .{1,200}$/i,
  /[([]?(?:Continue|Keep) reading\b.{0,300}$/i,
  /[([]?Read (?:more|on|the (?:full|rest of the) (?:story|article|post))(?: (?:here|at|on|about) .{1,60}|here)?\s*(?:\.{3}|[…»›>→.:])*[)\]]?$/i,
  /[([]?(?:Full story|Learn more|View (?:the )?(?:entire|full) post|More)\s*(?:\.{3}|[…»›>→.:])*[)\]]?$/i,
];
const TAIL_WORD = /the post |reading|read (?:more|on|the )|full story|learn more|view |more\W*$/i;
const CUT_MARK = /(?:\[\s*(?:…|\.{3})\s*\]|\(\s*(?:…|\.{3})\s*\)|…|\.{3})$/;
const ENDED = /[.!?…\])”"’»]$/;

/** Whether a text has a word in it with which the known tails begin. */
export function mayHaveTail(text: string): boolean {
  return TAIL_WORD.test(text);
}

/** The text before a tail, if there is one and it stands after a finished sentence: "Where to read more" is none. */
function without(tail: RegExp, text: string): string {
  const match = tail.exec(text);
  if (!match) return text;
  const before = text.slice(0, match.index).trimEnd();
  return before === '' || ENDED.test(before) ? before : text;
}

/** A text of at most 600 characters without the known tails; where the publisher had cut it, one `…` says so. */
export function trimTails(text: string): string {
  if (text.length > farthest) return text;
  const sentences = mayHaveTail(text) ? tails.reduce((rest, tail) => without(tail, rest), text) : text;
  if (!CUT_MARK.test(sentences)) return sentences;
  const whole = sentences.replace(CUT_MARK, '').trimEnd();
  return whole === '' ? '' : `${whole}…`;
}
