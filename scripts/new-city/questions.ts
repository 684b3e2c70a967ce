import { z } from 'zod';
import { titleSlug } from '@/lib/base/addresses';
import { titleOf } from '@/lib/city/complete/with-defaults';
import { readDefaults } from '@/lib/city/read/read-shared';
import { type Ask, answer, bad, good, type Result } from '@/scripts/new-city/ask';
import type { Home } from '@/scripts/new-city/towns';

export type Flags = Partial<Record<'city' | 'title' | 'email' | 'language' | 'key', string>> & {
  feed?: string[];
};

/** The large mail services, whose domain is not the paper's. */
const everybodys = /^(?:aol|gmail|gmx|hotmail|icloud|live|outlook|proton|yahoo)\.(?:com?\.)?[a-z]{2,3}$/;

/** The paper's host, unless its address is one of a mail service. */
export function hostsOf(email: string): string[] {
  const domain = email.slice(email.indexOf('@') + 1);
  return everybodys.test(domain) ? [] : [domain];
}

/** An email address; a domain gets `editor@` before it. */
export function readEmail(written: string): Result<string> {
  const text = written.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, '');
  const email = z.email().safeParse(text.includes('@') ? text : `editor@${text}`);
  return email.success ? good(email.data) : bad(`“${written}” is neither an email address nor a domain.`);
}

/** With commas or spaces between them; an address may hold commas itself. */
export function readAddresses(written: string): Result<string[]> {
  const given = written.split(/,?\s+|,(?=https?:)/).filter(Boolean);
  return given.length > 0 ? good(given) : bad('At least one address of a local source is needed.');
}

/** BCP 47 with the country, such as es-MX from `es` or `es-MX`. */
export function readLanguage(written: string, country: string): Result<string> {
  try {
    const { language, region } = new Intl.Locale(written);
    if (new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language))
      return good(`${language}-${region ?? country}`);
  } catch {}
  return bad(`“${written}” is no language: write a code such as es or en-US.`);
}

/** The folder's name: as it was given, or made from the city's. */
export function readKey(given: string | undefined, name: string): Result<string> {
  const key = given ?? titleSlug(name);
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) return good(key);
  return bad(`“${key}” is no name for the city’s folder: choose one, such as --key city-news.`);
}

/** Title, address and language; the site's own words are English in every city. */
export async function askPaper({ name, town: { country } }: Home, flags: Flags, ask?: Ask) {
  const { title: given, email: asWritten, language: spoken } = flags;
  const offered = titleOf(name, readDefaults().siteTitle);
  const title = await answer({ given, text: 'Title:', offered, read: good<string> }, ask);
  const emailText = 'Email address or domain of the paper:';
  const email = await answer({ given: asWritten, text: emailText, read: readEmail }, ask);
  const usual = new Intl.Locale(`und-${country}`).maximize().language;
  const read = (written: string) => readLanguage(written, country);
  const language = await answer({ given: spoken, text: 'Language:', offered: usual, read }, ask);
  if (!title.ok) return title;
  if (!email.ok) return email;
  if (!language.ok) return language;
  const locale = language.value.replace(/^(?!en-)\w+/, 'en');
  return good({ locale, siteTitle: title.value, email: email.value, hosts: hostsOf(email.value) });
}
