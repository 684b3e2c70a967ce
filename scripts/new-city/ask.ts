import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { titleSlug } from '@/lib/base/addresses';

/** A value, or a sentence that says what is wrong and what to do. */
export type Result<T> = { ok: true; value: T } | { ok: false; why: string };

export const good = <T>(value: T): Result<T> => ({ ok: true, value });
export const bad = (why: string): { ok: false; why: string } => ({ ok: false, why });

/** Asks a question on the terminal. Returns undefined after Ctrl-D. */
export type Ask = (question: string) => Promise<string | undefined>;

/** Returns a function that asks on the terminal; undefined if standard input is not a terminal. */
export function askOnTerminal(): (Ask & { close: () => void }) | undefined {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  const ask: Ask = (question) => Promise.race([lines.question(question), gone]);
  return Object.assign(ask, { close: () => lines.close() });
}

/** A question. `flag`: value of its command-line flag. */
type Question<T> = {
  flag: string | undefined;
  text: string;
  read: (written: string) => Result<T> | Promise<Result<T>>;
};

/** Reads the flag's value. If it is missing or invalid, asks until the answer is valid. */
export async function answer<T>({ flag, text, read }: Question<T>, ask?: Ask): Promise<Result<T>> {
  let written = flag ?? (await ask?.(`${text} `));
  for (;;) {
    if (written === undefined) return bad('Nothing was written.');
    const value = await read(written.trim());
    if (value.ok || !ask) return value;
    written = await ask(`${value.why}\n${text} `);
  }
}

/** Matches domains of large mail providers, which do not belong to the publication. */
const MAIL_PROVIDERS = /^(?:aol|gmail|gmx|hotmail|icloud|live|outlook|proton|yahoo)\.(?:com?\.)?[a-z]{2,3}$/;

/** Returns the domain of the publication's email address, with and without `www.`; empty for mail providers. */
export function hostsOf(email: string): string[] {
  const domain = email.slice(email.indexOf('@') + 1);
  return MAIL_PROVIDERS.test(domain) ? [] : [domain, `www.${domain}`];
}

/** Reads an email address. Turns a bare domain into `editor@` that domain. */
export function readEmail(written: string): Result<string> {
  const text = written.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, '');
  const email = z.email().safeParse(text.includes('@') ? text : `editor@${text}`);
  return email.success ? good(email.data) : bad(`“${written}” is neither an email address nor a domain.`);
}

/** Returns the folder name in the flag, or one derived from the city's name. Refuses invalid names. */
export function readKey(flag: string | undefined, name: string): Result<string> {
  const key = flag ?? titleSlug(name);
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) return good(key);
  return bad(`“${key}” is no name for the city’s folder: choose one, such as --key city-news.`);
}

const languages = { en: /^(?:en|english|ingl[eé]s)$/i, es: /^(?:es|spanish|espa[nñ]ol)$/i };
export type Language = keyof typeof languages;

/** Parses the name of a language that the site supports (lib/messages). Empty input means `usual`. */
export function readLanguage(written: string, usual: Language): Result<Language> {
  if (written === '') return good(usual);
  if (languages.en.test(written)) return good('en');
  if (languages.es.test(written)) return good('es');
  return bad(`The site’s words are there in English and Spanish, not in “${written}”: write en or es.`);
}
