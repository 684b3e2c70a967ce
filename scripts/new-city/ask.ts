import { createInterface } from 'node:readline/promises';

/** A value, or one sentence that says what is wrong and what to do. */
export type Result<T> = { ok: true; value: T } | { ok: false; why: string };

export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function bad(why: string): { ok: false; why: string } {
  return { ok: false, why };
}

/** Puts a question on the terminal; undefined when the person has gone (Ctrl-D). */
export type Ask = (question: string) => Promise<string | undefined>;

/** `given`: its flag. */
export type Question<T> = {
  given: string | undefined;
  text: string;
  read: (written: string) => Result<T>;
};

/** Undefined where nobody can answer: the input is no terminal. */
export function askOnTerminal(): (Ask & { close: () => void }) | undefined {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  const ask: Ask = (question) => Promise.race([lines.question(question), gone]);
  return Object.assign(ask, { close: () => lines.close() });
}

/** From the flag, else by asking until the answer can be used. */
export async function answer<T>({ given, text, read }: Question<T>, ask?: Ask): Promise<Result<T>> {
  let question = `${text} `;
  let written = given;
  for (;;) {
    written ??= await ask?.(question);
    if (written === undefined) return bad('Nothing was written.');
    const value = read(written.trim());
    if (value.ok || !ask) return value;
    question = `${value.why}\n${text} `;
    written = undefined;
  }
}
