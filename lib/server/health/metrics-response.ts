import type { IncomingMessage } from 'node:http';
import { metricsNow } from '@/lib/health/metrics';
import type { WholeResponse } from '@/lib/http/in-memory';
import { cacheCounts } from '@/lib/server/cache-counts';
import { isOperator } from '@/lib/server/health/is-operator';
import { refusedResponse } from '@/lib/server/plain-page';
import { textResponse } from '@/lib/server/response';

/** Returns metrics for Prometheus; a 404 for all but operators. */
export function metricsResponse(request: Pick<IncomingMessage, 'headers' | 'socket'>): WholeResponse {
  if (!isOperator(request)) return refusedResponse(404);
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  return textResponse(
    200,
    { 'content-type': type, 'cache-control': 'no-store' },
    metricsNow(cacheCounts, Date.now()),
  );
}
