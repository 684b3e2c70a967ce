/** Problems by subject. A subject stays the same while its problem lasts; `begun` and `over` are the lines to send. */
export type Problems = ReadonlyMap<string, { begun: string; over: string }>;

/**
 * `at`: when the last line about a subject was sent, in ms. `over`: the line to send when its problem ends; absent once
 * that line is sent.
 */
export type Sent = ReadonlyMap<string, { at: number; over?: string }>;

/** Minimum time between two lines about the same subject. */
const INTERVAL_MS = 3_600_000;

/**
 * Returns the lines to send now about problems that began or ended, and the new value of `sent`. The end of a problem
 * is reported no earlier than an hour after its start.
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
