/** The text as a sentence: with a period, unless it ends as one, such as in `p.m.` or `“Come.”`. */
export function withPeriod(text: string): string {
  return /[.!?…]["'”’)]*$/.test(text) ? text : `${text}.`;
}
