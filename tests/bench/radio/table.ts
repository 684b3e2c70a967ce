/** Prints a row: what was measured, the value, its budget and whether it was kept; one that was not fails the run. */
export function row(what: string, value: string, budget = '', kept?: boolean): void {
  const mark = kept === undefined ? '' : kept ? 'kept' : 'NOT KEPT';
  console.log(`| ${what.padEnd(40)} | ${value.padEnd(16)} | ${budget.padEnd(12)} | ${mark.padEnd(8)} |`);
  if (kept === false) process.exitCode = 1;
}

export type Sample = { at: number; mb: number };

/** MB an hour that a straight line through the samples rises; the first fifth is warm-up. */
export function slopeOf(samples: readonly Sample[]): number {
  const late = samples.slice(Math.floor(samples.length / 5));
  const meanAt = late.reduce((sum, { at }) => sum + at, 0) / late.length;
  const meanMb = late.reduce((sum, { mb }) => sum + mb, 0) / late.length;
  const up = late.reduce((sum, { at, mb }) => sum + (at - meanAt) * (mb - meanMb), 0);
  return (3600 * up) / late.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
}
