import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { titleSlug } from '@/lib/base/addresses';

/** A value, or one sentence that says what is wrong and what to do. */
export type Result<T> = { ok: true; value: T } | { ok: false; why: string };

export const good = <T>(value: T): Result<T> => ({ ok: true, value });
export const bad = (why: string): { ok: false; why: string } => ({ ok: false, why });

/** Puts a question on the terminal; undefined when the person has gone (Ctrl-D). */
export type Ask = (question: string) => Promise<string | undefined>;

/** Undefined where nobody can answer: the input is no terminal. */
export function askOnTerminal(): (Ask & { close: () => void }) | undefined {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  const ask: Ask = (question) => Promise.race([lines.question(question), gone]);
  return Object.assign(ask, { close: () => lines.close() });
}

/** `given`: its flag. */
type Question<T> = {
  given: string | undefined;
  text: string;
  read: (written: string) => Result<T> | Promise<Result<T>>;
};

/** From the flag, else by asking until the answer can be used. */
export async function answer<T>({ given, text, read }: Question<T>, ask?: Ask): Promise<Result<T>> {
  let written = given ?? (await ask?.(`${text} `));
  for (;;) {
    if (written === undefined) return bad('Nothing was written.');
    const value = await read(written.trim());
    if (value.ok || !ask) return value;
    written = await ask(`${value.why}\n${text} `);
  }
}

/** The large mail services, whose domain is not the paper's. */
const everybodys = /^(?:aol|gmail|gmx|hotmail|icloud|live|outlook|proton|yahoo)\.(?:com?\.)?[a-z]{2,3}$/;

/** The paper's host and the same with `www.`, unless its address is one of a mail service. */
export function hostsOf(email: string): string[] {
  const domain = email.slice(email.indexOf('@') + 1);
  return everybodys.test(domain) ? [] : [domain, `www.${domain}`];
}

/** An email address; a domain gets `editor@` before it. */
export function readEmail(written: string): Result<string> {
  const text = written.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, '');
  const email = z.email().safeParse(text.includes('@') ? text : `editor@${text}`);
  return email.success ? good(email.data) : bad(`“${written}” is neither an email address nor a domain.`);
}

/** The folder's name: as it was given, or made from the city's. */
export function readKey(given: string | undefined, name: string): Result<string> {
  const key = given ?? titleSlug(name);
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) return good(key);
  return bad(`“${key}” is no name for the city’s folder: choose one, such as --key city-news.`);
}

const languages = { en: /^(?:en|english|ingl[eé]s)$/i, es: /^(?:es|spanish|espa[nñ]ol)$/i };
export type Language = keyof typeof languages;

/** Of the site's own words (lib/messages). Nothing is the `usual` one. */
export function readLanguage(written: string, usual: Language): Result<Language> {
  if (written === '') return good(usual);
  if (languages.en.test(written)) return good('en');
  if (languages.es.test(written)) return good('es');
  return bad(`The site’s words are there in English and Spanish, not in “${written}”: write en or es.`);
}
