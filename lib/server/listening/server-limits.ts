import type { Server } from 'node:http';

export type ServerLimits = Pick<Server, 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'timeout'>;

/** ms. Kept alive for longer than the 60 s of common proxies, which would otherwise reuse a closing connection. */
export const serverLimits: ServerLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  timeout: 120_000,
};
