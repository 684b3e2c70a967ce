const BEYOND_ASCII = /[^\u0000-\u007F]/;

export function squashed(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

export function isLikeTitle(text: string, title: string): boolean {
  const difference = Math.abs(text.length - title.length);
  return difference <= 10 && squashed(text) === squashed(title);
}

const ENDED = /(?:^|[.!?…\])”"’»:])$/;
const POST = /\bThe post\b(?! office)/g;
/** Matches WordPress's "The post X appeared first on Y" in several languages. */
const APPEARED =
  /(?:(?:appeared|published) first|first (?:appeared|published)|appeared originally|originally appeared) (?:on|in|at)\b|se publicó primero en\b|apareció primero en\b|est apparu en premier sur\b|erschien zuerst auf\b|apareceu primeiro em\b/i;
const FOREIGN_POST = /\b(?:La entrada|El cargo|L[’']article|Cet article|Der Beitrag|O post)\b/g;
const CUT_WORD = /[\s.…]*$/;

/** Text that publishing software appends (quirk 39). */
const tails = [
  /[([]?(?:Continue|Keep) reading\b.{0,300}$/i,
  /[([]?(?:Click here to )?Read (?:more|on|it all|the (?:full|rest of the|whole|entire|original|complete) (?:story|article|post|report|piece)|full (?:story|article))(?: (?:here|at|on|about|in|from) .{1,80}| here)?\s*(?:\.{3}|[…»›>→.:])*[)\]]?$/i,
  /[([]?(?:Full story|Learn more|View (?:the )?(?:entire|full) (?:post|story|article)(?: on .{1,40})?|Seguir leyendo|More)\s*(?:\.{3}|[…»›>→.:])*[)\]]?$/i,
  /\(more\s*(?:…|\.{3})\)$/i,
  /This (?:story|article|post|report) (?:was )?(?:first|originally) (?:appeared|published)\b.{0,200}$/i,
  /(?:Source|Related|Read next|See also):\s.{0,200}$/i,
  /(?:Share|Like) this:.{0,400}$/i,
  /Published (?:by|in|on) .{2,80}? (?:on|from) .{4,40}\d{4}\.?$/,
];
const TAIL_WORD =
  /the post\b|appear|first published|reading|read (?:more|on|it|the|full)|full story|learn more|view |more\W*$|source:|related:|next:|also:|this:|published |entrada|leyendo|article|beitrag/i;
const CUT_MARK = /(?:\[\s*(?:…|\.{3}|&hellip;)\s*\]?|\(\s*(?:…|\.{3})\s*\)|…|\.{3})$/;
const MAX_TAIL_LENGTH = 400;

export function mayHaveTail(text: string): boolean {
  return TAIL_WORD.test(text);
}

/** Whether `rest`, the text after "The post", is the start of the title, truncated before "appeared". */
function isTorn(rest: string, title: string): boolean {
  const words = squashed(rest.replace(CUT_WORD, ''));
  return words === '' || (rest.length < MAX_TAIL_LENGTH && squashed(title).startsWith(words));
}

/** Removes "The post … appeared first on …", complete or truncated. */
function withoutPost(text: string, title: string): string {
  for (const pattern of [POST, FOREIGN_POST])
    for (const { index, 0: begin } of text.matchAll(pattern)) {
      const before = text.slice(0, index).trimEnd();
      const rest = text.slice(index + begin.length);
      const appeared = APPEARED.exec(rest);
      const isWhole =
        appeared !== null &&
        appeared.index < MAX_TAIL_LENGTH &&
        !/[.!?] \p{Lu}.*[.!?] /u.test(rest.slice(0, appeared.index));
      const isTitle = squashed(rest).startsWith(squashed(title)) && title.length > 8;
      if (
        isWhole ||
        isTitle ||
        ((pattern === POST || rest.length > 3) && ENDED.test(before) && isTorn(rest, title))
      )
        return before;
    }
  return text;
}

/** Removes a tail that follows a complete sentence; keeps "Where to read more", which is part of a sentence. */
function without(tail: RegExp, text: string): string {
  const match = tail.exec(text);
  if (!match) return text;
  const before = text.slice(0, match.index).trimEnd();
  return before === '' || ENDED.test(before) ? before : text;
}

/**
 * Removes text that publishing software appends; ends with one `…` if the publisher cut the text. `title` helps to
 * recognize "The post … appeared first on …" if it was cut.
 */
export function trimTails(text: string, title = ''): string {
  const sentences = mayHaveTail(text)
    ? tails.reduce((rest, tail) => without(tail, rest), withoutPost(text, title))
    : text;
  if (!CUT_MARK.test(sentences)) return sentences;
  const whole = sentences.replace(CUT_MARK, '').trimEnd();
  return whole === '' ? '' : `${whole}…`;
}
