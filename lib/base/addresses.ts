import { createHash } from 'node:crypto';

const MAX_LENGTH = 2000;
const ABSOLUTE = /^https?:\/\//i;

/**
 * Returns an absolute http(s) URL: trims the address, adds `https://` before `www.`, repairs a doubly escaped
 * `&amp;`, and resolves it against `base` (quirks 15 and 16). Undefined for other schemes, credentials and
 * invalid addresses (faults 59 and 60).
 */
export function webAddress(written: string | undefined, base?: string): string | undefined {
  const text = written?.trim().replaceAll('&amp;', '&') ?? '';
  if (text === '' || text.length > MAX_LENGTH) return undefined;
  const whole = /^www\.[\w-]+\./i.test(text) ? `https://${text}` : text;
  const from = ABSOLUTE.test(whole) ? undefined : base;
  if (!URL.canParse(whole, from)) return undefined;
  const url = new URL(whole, from);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return url.username || url.password || !url.hostname ? undefined : url.href;
}

/** Removes the username and password from a URL; the addresses of private feeds may contain them. */
export function withoutCredentials(address: string): string {
  return address.replace(/^(https?:\/\/)[^/?#]*@/, '$1');
}

const HOST = /^https?:\/\/(?:www\.)?([^/:?#]+)/i;

/** Returns two forms of a URL's host, such as "news.paper.example" and "paper"; [] for anything but a web address. */
export function hostNames(address: string): string[] {
  const host = HOST.exec(address)?.[1];
  return host ? [host, host.split('.').at(-2) ?? host] : [];
}

/** Converts a title to lowercase ASCII letters and digits with single hyphens; '' if nothing is left. */
export function titleSlug(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’ʻ‘]|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Decodes percent-encoding; undefined if it is malformed. */
export function decodeAddress(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const VERSIONED = /^([0-9a-f]{10})\/(.+)$/;

/** Returns ten hexadecimal digits of a JSON value's hash. An address that contains them changes with the content. */
export function contentVersion(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
}

/** Splits a path such as `0a1b2c3d4e/fair.jpg` into the content version and the rest; the version is optional. */
export function splitVersion(path: string): { version: string | undefined; rest: string } {
  const [, version, rest = path] = VERSIONED.exec(path) ?? [];
  return { version, rest };
}

/** Returns the host of a web address without `www.`; throws if the text is not a web address. */
export function spokenHost(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
