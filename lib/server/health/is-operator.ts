import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isThisMachine } from '@/lib/server/requests/client-address';
import { settings } from '@/lib/settings/settings';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request may see names and metrics: it comes from this machine or has METRICS_TOKEN. */
export function isOperator({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const { metricsToken } = settings();
  if (isThisMachine(socket.remoteAddress ?? '', headers)) return true;
  if (metricsToken === undefined) return false;
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${metricsToken}`));
}
