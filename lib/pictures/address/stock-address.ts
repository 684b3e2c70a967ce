import { createHash } from 'node:crypto';

/** The placeholder of a story from a stock-photo service: always the same for the same story. */
export function stockAddress(template: string, id: string): string {
  const seed = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return template.replaceAll('{seed}', seed);
}

/**
 * Whether an address belongs to the stock-photo service that the operator set, which may stand on a private address:
 * it must be on that very origin and begin as the template does. All other pictures are strangers'.
 */
export function isStockAddress(address: string, template: string | undefined): boolean {
  const start = template?.slice(0, template.indexOf('{seed}'));
  if (!start || !URL.canParse(start) || !URL.canParse(address)) return false;
  return new URL(address).href.startsWith(new URL(start).href);
}
