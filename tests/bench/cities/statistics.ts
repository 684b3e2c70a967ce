/** In whole ms. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))] ?? 0);
}

/** How many moments (ms) fall into the emptiest and the fullest whole minute of a time. */
export function evenness(moments: readonly number[], begun: number, seconds: number) {
  const counts = Array.from({ length: Math.floor(seconds / 60) }, () => 0);
  for (const at of moments) {
    const minute = Math.floor((at - begun) / 60_000);
    if (counts[minute] !== undefined) counts[minute] += 1;
  }
  return { least: Math.min(...counts), most: Math.max(...counts) };
}
