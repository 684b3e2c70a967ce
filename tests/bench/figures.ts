/** Returns the quantile of the values at a share from 0 to 1; NaN if there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Formats rows as Markdown columns. The first row is the header. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  const lines = texts.map(
    (row) => `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** Prints a row: measurement, value, goal, and whether the goal was met. A missed goal fails the run. */
export function goalRow(what: string, value: string, goal = '', kept?: boolean): void {
  const mark = kept === undefined ? '' : kept ? 'kept' : 'MISSED';
  console.log(`| ${what.padEnd(40)} | ${value.padEnd(16)} | ${goal.padEnd(12)} | ${mark.padEnd(6)} |`);
  if (kept === false) process.exitCode = 1;
}
