/** Elements in titles and names, and any with a prefix; anything else in angle brackets is text (`Vec<T>`). */
const NAMES =
  'a|abbr|acronym|article|aside|b|bdi|bdo|big|blink|blockquote|body|br|center|cite|code|dd|del|dfn|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|marquee|meta|nobr|noscript|object|ol|p|picture|pre|q|s|samp|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|time|tr|tt|u|ul|var|video|wbr|[a-z]+:[a-z]+';
const HIDDEN = /<(script|style)\b[^<>]*>[\s\S]{0,20000}?<\/\1\s*>/gi;
const BLOCK = /<\/?(?:p|div|br|li|h[1-6]|tr|td|dd|dt|hr|blockquote)(?:[\s/][^<>]*)?>/gi;
// A slash separates a name from its attributes too; an end tag may have any name.
const TAG = new RegExp(`<(?:${NAMES})(?:[\\s/][^<>]*)?>|</[a-z][^<>]*>`, 'gi');
/** As often words of a title as markup: "The <video> element". */
const NAMED =
  /<(article|aside|body|embed|figure|footer|form|head|header|html|iframe|img|input|label|link|main|marquee|meta|noscript|object|picture|section|table|time|video)>/gi;
const CALLED = /<([a-z][a-z\d]*)>(?= (?:tags?|elements?|attributes?|selectors?|markup)\b)/gi;
const kept = ['\uE000', '\uE001'] as const;
const COMMENT = /<!--[^<>]*-->|<!\[CDATA\[|\]\]>/g;

/** Tags without attributes that never close are words: their brackets are protected. */
function sparingNames(text: string): string {
  const lower = text.toLowerCase();
  const spare = (tag: string, name: string) =>
    lower.includes(`</${name.toLowerCase()}`) ? tag : `${kept[0]}${name}${kept[1]}`;
  return text.replace(NAMED, spare).replace(CALLED, spare);
}

/** Real tags go, scripts with their content; `a < b`, `Vec<T>` and "the <video> element" stay (quirk 11). */
export function stripTags(text: string): string {
  if (!text.includes('<') && !text.includes(']]>')) return text;
  const stripped = sparingNames(text)
    .replace(COMMENT, '')
    .replace(HIDDEN, ' ')
    .replace(BLOCK, ' ')
    .replace(TAG, '');
  return stripped.replaceAll(kept[0], '<').replaceAll(kept[1], '>');
}
