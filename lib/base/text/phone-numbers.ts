/** American phone numbers: 714-765-4311, (714) 765-4311, 1-800-222-1222. */
const whole =
  /(?<![\w$€£#./:+-])(?:1[-. ])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[-.])[2-9]\d\d[-.]\d{4}(?![\w/%-]|\.\d)/;
/** Short phone numbers. They must follow a word such as "call", because 911 is also a house number and a price. */
const short =
  /(?<=\b(?:call|calling|dial|dialing|text|texting|phone) (?:(?:911|988) or |or (?:call|text) )?)(?:211|311|511|711|811|911|988)(?![\w/%-]|[.,:]\d)(?! [A-Z]\w+ (?:St|Ave|Blvd|Rd|Dr|Ln|Way)\b)/;
const number = new RegExp(`${whole.source}|${short.source}`, 'gi');

/** Returns a tel: address. Ten digits are an American number; all others are dialed as written. */
export function telLink(written: string): string {
  const digits = written.replace(/[^\d+]/g, '');
  return `tel:${/^1?\d{10}$/.test(digits) ? `+1${digits.slice(-10)}` : digits}`;
}

type PhonePart = { text: string; href?: string };

/** Splits text into parts; those with an `href` are phone numbers. */
export function phoneParts(text: string): PhonePart[] {
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { 0: written, index } of text.matchAll(number)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: written, href: telLink(written) });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
