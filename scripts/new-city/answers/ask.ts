import { createInterface } from 'node:readline/promises';
import { bad, type Result } from '../result';

/** Puts a question; undefined when the person has gone (Ctrl-D). */
export type Ask = (question: string) => Promise<string | undefined>;

export type Question<T> = {
  /** What the flag is called, such as `--email`. */
  flag: string;
  text: string;
  /** Taken for an empty answer. */
  offered?: string;
  read: (written: string) => Result<T>;
};

export type Terminal = { ask: Ask; say: (line: string) => void; close: () => void };

/** Undefined where nobody can answer: the input is no terminal. */
export function terminal(): Terminal | undefined {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  return {
    ask: (question) => Promise.race([lines.question(question), gone]),
    say: (line) => console.log(line),
    close: () => lines.close(),
  };
}

/** From the flag, else by asking until the answer can be used, else what is offered. */
export async function answer<T>(
  { flag, text, offered, read }: Question<T>,
  given: string | undefined,
  person: Terminal | undefined,
): Promise<Result<T>> {
  const first = given ?? (person ? undefined : offered);
  if (first !== undefined) {
    const value = read(first);
    if (value.ok || !person) return value;
    person.say(value.why);
  }
  if (!person) return bad(`${flag} is missing.`);
  for (;;) {
    const written = await person.ask(offered ? `${text} [${offered}] ` : `${text} `);
    if (written === undefined) return bad('Nothing was written.');
    const value = read(written.trim() || (offered ?? ''));
    if (value.ok) return value;
    person.say(value.why);
  }
}
