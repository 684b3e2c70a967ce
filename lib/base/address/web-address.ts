const longest = 2000;
const ABSOLUTE = /^https?:\/\//i;
/** What `new URL` would return as it is: parsing is slow. */
const PLAIN = /^https?:\/\/(?:[a-z][a-z\d-]*\.)+[a-z]{2,}\/[\w\-./~%!$&()*+,;=:@?#]*$/;
const NOT_PLAIN = /\/\.|\/%2e|xn--/i;

function isPlain(text: string): boolean {
  return PLAIN.test(text) && !NOT_PLAIN.test(text);
}

function parsed(text: string, base: string | undefined): URL | undefined {
  try {
    return ABSOLUTE.test(text) ? new URL(text) : new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * Absolute http(s): trimmed, resolved against the base, spaces encoded, a scheme added to `www.`, doubly escaped
 * `&amp;` undone (quirks 15 and 16). Undefined for other schemes, user names and the unreadable (faults 59 and 60).
 */
export function webAddress(written: string | undefined, base?: string): string | undefined {
  const text = written?.trim().replaceAll('&amp;', '&') ?? '';
  if (text === '' || text.length > longest) return undefined;
  if (isPlain(text)) return text;
  const url = parsed(/^www\.[\w-]+\./i.test(text) ? `https://${text}` : text, base);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  return url.username || url.password || !url.hostname ? undefined : url.href;
}

/** The item's own xml:base, resolved against the outer one (quirk 16). */
export function innerBase({ base }: { readonly base?: string }, outer: string): string {
  return base ? (webAddress(base, outer) ?? outer) : outer;
}
