/** By subject, which stays the same while it is broken: what to say of it, and what when it is over. */
export type Broken = ReadonlyMap<string, { begun: string; over: string }>;

/** By subject: when the last line of it was told; `over` while its end is still to be told. */
export type Told = ReadonlyMap<string, { at: number; over?: string }>;

/** ms. */
const between = 3_600_000;

/**
 * The lines to tell, of what broke and of what is over, and what is told then: one line an hour of each subject at most.
 * What breaks and ends within that hour is told to be over at its end.
 */
export function alertLines(told: Told, broken: Broken, now: number): { lines: string[]; told: Told } {
  const lines: string[] = [];
  const next = new Map(told);
  const mayTell = (subject: string) => now - (told.get(subject)?.at ?? Number.NEGATIVE_INFINITY) >= between;
  for (const [subject, { begun, over }] of broken) {
    if (told.get(subject)?.over !== undefined || !mayTell(subject)) continue;
    lines.push(begun);
    next.set(subject, { at: now, over });
  }
  for (const [subject, { over }] of told) {
    if (broken.has(subject) || !mayTell(subject)) continue;
    next.delete(subject);
    if (over === undefined) continue;
    lines.push(over);
    next.set(subject, { at: now });
  }
  return { lines, told: next };
}
