/** Encoded as RFC 6068 asks: spaces as %20, and no line breaks. */
export function mailLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject.replace(/\s+/g, ' ').trim())}`;
}
