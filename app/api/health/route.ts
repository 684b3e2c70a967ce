import { connection } from 'next/server';
import { healthReply } from '@/lib/health/health-reply';
import { metricsNow } from '@/lib/health/metrics';
import { isOperator } from '@/lib/request/is-operator';
import { serverState } from '@/lib/request/server-state';
import { currentRequest, notFound } from '@/lib/request/status';

/** Reports the health of this process (docs/operating.md). Outside `[city]`, so that it works without a city. */
export async function GET({ url, headers }: Request) {
  await connection();
  const { searchParams } = new URL(url);
  const request = currentRequest();
  const forOperator = request !== undefined && isOperator(request);
  if (!searchParams.has('metrics')) return healthReply(headers.get('host') ?? '', searchParams, forOperator);
  if (!forOperator) notFound();
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  return new Response(metricsNow(Date.now(), serverState.cacheCounts), {
    headers: { 'Content-Type': type, 'Cache-Control': 'no-store' },
  });
}
