import type { Server } from 'node:http';

export type ServerLimits = Record<
  'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'timeout',
  number
>;

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

/** Sets the limits of a server that somebody else made, and has it pass over offers to speak another protocol. */
export function limitServer(server: Server, limits: ServerLimits = serverLimits): void {
  Object.assign(server, limits);
  // The framework hangs up on every Upgrade, which some programs offer with each first request.
  server.removeAllListeners('upgrade');
}
