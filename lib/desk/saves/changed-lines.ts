/** Returns the lines that differ between two texts, without their common beginning and end. */
export function changedLines(before: string, after: string): { before: string; after: string } {
  const [old, next] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const cut = (lines: readonly string[]) => lines.slice(start, lines.length - end).join('\n');
  return { before: cut(old), after: cut(next) };
}
