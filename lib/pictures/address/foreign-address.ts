import { createHash } from 'node:crypto';

const longest = 2000;

/** Undefined unless http(s), without a user name, at most 2,000 characters; `//host/…` is read as https. */
export function foreignAddress(written: string): string | undefined {
  const text = written.trim().replace(/^\/\//, 'https://');
  if (text.length > longest || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const plain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return plain ? url.href : undefined;
}

export function stockAddress(template: string, id: string): string {
  const seed = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return template.replaceAll('{seed}', seed);
}

/** The stock-photo service may be private: an address must have its origin and the template's start. */
export function isStockAddress(address: string, template: string | undefined): boolean {
  const start = template?.slice(0, template.indexOf('{seed}'));
  if (!start || !URL.canParse(start) || !URL.canParse(address)) return false;
  return new URL(address).href.startsWith(new URL(start).href);
}
