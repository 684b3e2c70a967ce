import type { IncomingMessage } from 'node:http';
import { metricsNow } from '@/lib/health/metrics';
import { finishedCounts } from '@/lib/server/finished/counts';
import { isOperator } from '@/lib/server/health/is-operator';
import { refusedResponse } from '@/lib/server/plain-page';
import { type SiteResponse, textResponse } from '@/lib/server/response';

/** Figures for Prometheus. Only the operator learns that they exist. */
export function metricsResponse(request: Pick<IncomingMessage, 'headers' | 'socket'>): SiteResponse {
  if (!isOperator(request)) return refusedResponse(404);
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  return textResponse(
    200,
    { 'content-type': type, 'cache-control': 'no-store' },
    metricsNow(finishedCounts, Date.now()),
  );
}
