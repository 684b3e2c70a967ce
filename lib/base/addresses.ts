import { createHash } from 'node:crypto';

const longest = 2000;
const ABSOLUTE = /^https?:\/\//i;

/**
 * Absolute http(s): trimmed, resolved against the base, spaces encoded, a scheme added to `www.`, doubly escaped
 * `&amp;` undone (quirks 15 and 16). Undefined for other schemes, user names and the unreadable (faults 59 and 60).
 */
export function webAddress(written: string | undefined, base?: string): string | undefined {
  const text = written?.trim().replaceAll('&amp;', '&') ?? '';
  if (text === '' || text.length > longest) return undefined;
  const whole = /^www\.[\w-]+\./i.test(text) ? `https://${text}` : text;
  const from = ABSOLUTE.test(whole) ? undefined : base;
  if (!URL.canParse(whole, from)) return undefined;
  const url = new URL(whole, from);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return url.username || url.password || !url.hostname ? undefined : url.href;
}

const HOST = /^https?:\/\/(?:www\.)?([^/:?#]+)/i;

/** "news.paper.example" and "paper"; none of what is no web address. */
export function hostNames(address: string): string[] {
  const host = HOST.exec(address)?.[1];
  return host ? [host, host.split('.').at(-2) ?? host] : [];
}

/** Lowercase letters and digits with single hyphens between them; '' when nothing is left. */
export function titleSlug(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’ʻ‘]|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const VERSIONED = /^([0-9a-f]{10})\/(.+)$/;

/** Ten hexadecimal digits that change with the content (any JSON): a part of the address of what is made of it. */
export function contentVersion(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
}

/** A path that may begin with a version, and what follows it. */
export function splitVersion(path: string): { version: string | undefined; rest: string } {
  const [, version, rest = path] = VERSIONED.exec(path) ?? [];
  return { version, rest };
}
