/** Limits CPU time: 100 KB of Markdown takes half a second to render. */
const MAX_BYTES = 200_000;

/** Returns the text; if it is longer than 200 KB, only the complete paragraphs within the limit. */
export function withinLimit(text: string): string {
  if (Buffer.byteLength(text) <= MAX_BYTES) return text;
  const cut = Buffer.from(text)
    .subarray(0, MAX_BYTES)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');
  const paragraph = cut.lastIndexOf('\n\n');
  return paragraph > 0 ? cut.slice(0, paragraph) : cut;
}
