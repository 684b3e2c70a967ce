import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processWide } from '@/lib/base/process-wide';

/** State that our server shares with pages and route handlers; empty under plain `next start`. */
export const serverState = processWide('server', () => ({
  /** The response to the current request. */
  responses: new AsyncLocalStorage<ServerResponse>(),
  /** Numbers of cache hits and renders since startup. `bytes`: memory that stored responses use now. */
  cacheCounts: { hits: 0, renders: 0, bytes: 0 },
}));
