import { z } from 'zod';
import { titleSlug } from '@/lib/base/addresses';
import { bad, good, type Result } from '@/scripts/new-city/ask';

export type Flags = Partial<Record<'city' | 'email' | 'key', string>> & { feed?: string[] };

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

/** The folder's name: as it was given, or made from the city's. */
export function readKey(given: string | undefined, name: string): Result<string> {
  const key = given ?? titleSlug(name);
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) return good(key);
  return bad(`“${key}” is no name for the city’s folder: choose one, such as --key city-news.`);
}
