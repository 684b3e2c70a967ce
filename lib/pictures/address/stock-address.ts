import { createHash } from 'node:crypto';

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
