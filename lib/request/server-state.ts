import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processWide } from '@/lib/base/process-wide';

/** What our server shares with pages and route handlers; without it, responses are unknown and counts stay 0. */
export const serverState = processWide('server', () => ({
  /** The response to the current request. */
  responses: new AsyncLocalStorage<ServerResponse>(),
  /** Counts since the start: cache hits and renders; `bytes`: memory of stored responses now. */
  cacheCounts: { hits: 0, renders: 0, bytes: 0 },
}));
