/** Problems by subject, which stays the same while the problem lasts, with a line for its start and one for its end. */
export type Problems = ReadonlyMap<string, { begun: string; over: string }>;

/** When the last line of each subject was sent, in ms; `over`: the line for the end of its problem, not yet sent. */
export type Sent = ReadonlyMap<string, { at: number; over?: string }>;

/** Each subject has at most one line in this time. */
const INTERVAL_MS = 3_600_000;

/**
 * Returns the lines to send now about problems that began or ended, and the new value of `sent`. A problem that begins
 * and ends within an hour is reported as over at the end of that hour.
 */
export function alertLines(sent: Sent, problems: Problems, now: number): { lines: string[]; sent: Sent } {
  const lines: string[] = [];
  const next = new Map(sent);
  const maySend = (subject: string) =>
    now - (sent.get(subject)?.at ?? Number.NEGATIVE_INFINITY) >= INTERVAL_MS;
  for (const [subject, { begun, over }] of problems) {
    if (sent.get(subject)?.over !== undefined || !maySend(subject)) continue;
    lines.push(begun);
    next.set(subject, { at: now, over });
  }
  for (const [subject, { over }] of sent) {
    if (problems.has(subject) || !maySend(subject)) continue;
    next.delete(subject);
    if (over === undefined) continue;
    lines.push(over);
    next.set(subject, { at: now });
  }
  return { lines, sent: next };
}
