import { effectiveDate } from '@/lib/pages/legal/effective-date';

/** /.well-known/gpc.json: the Global Privacy Control signal is honored. */
export function gpcStatement(): string {
  const [lastUpdate] = effectiveDate.toISOString().split('T');
  return JSON.stringify({ gpc: true, lastUpdate });
}
