import type { Server } from 'node:http';

export type ServerLimits = Pick<Server, 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'timeout'>;

/**
 * In ms. Who sends half a request is looked for every 30 s and let go after headersTimeout; a connection on which
 * nothing moves for `timeout` is ended. Kept alive for longer than the 60 s of common proxies, which would else
 * now and then send a request into a connection that is just being closed.
 */
export const serverLimits: ServerLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  timeout: 120_000,
};
