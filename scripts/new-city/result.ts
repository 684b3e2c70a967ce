/** A value, or one sentence that says what is wrong and what to do. */
export type Result<T> = { ok: true; value: T } | { ok: false; why: string };

export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function bad(why: string): { ok: false; why: string } {
  return { ok: false, why };
}
