const longest = 2000;

/** Undefined unless http(s), without a user name, at most 2,000 characters; `//host/…` is read as https. */
export function foreignAddress(written: string): string | undefined {
  const text = written.trim().replace(/^\/\//, 'https://');
  if (text.length > longest || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const plain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return plain ? url.href : undefined;
}
