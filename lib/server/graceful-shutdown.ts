import type { Server, ServerResponse } from 'node:http';
import type { Log } from '@/lib/base/log';

export type Shutdown = {
  /** Calls `handle` immediately, or, during a shutdown, after the listening socket is closed. */
  admit: (response: ServerResponse, handle: () => void) => void;
  begin: (signal: string) => void;
};

/** Time after the signal during which responses tell clients to close the connection. */
export const CLOSE_CONNECTIONS_MS = 500;
/**
 * Time during which new requests wait after CLOSE_CONNECTIONS_MS. A response would make its client open a new
 * connection, which the closing socket resets.
 */
export const HOLD_MS = 50;
/** Time after which open responses are cut off; process supervisors commonly wait ten seconds. */
export const CUT_OFF_MS = 7000;
const CLOSE_IDLE_MS = 100;

/**
 * Shuts down in steps, because Node's close() drops idle connections while a request is arriving, and serves busy
 * connections forever.
 */
export function createShutdown(server: Server, log: Log, ended: () => void): Shutdown {
  const openResponses = new Set<ServerResponse>();
  let isEnding = false;
  let held: (() => void)[] | undefined;

  function stopListening(): void {
    server.close(ended);
    for (const handle of held ?? []) handle();
    held = undefined;
    setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS).unref();
  }

  function hold(): void {
    held = [];
    setTimeout(stopListening, HOLD_MS);
  }

  function cutOff(): void {
    log('warn', 'closed responses that did not end in time', { open: openResponses.size });
    server.closeAllConnections();
  }

  return {
    admit(response, handle) {
      openResponses.add(response);
      response.once('close', () => openResponses.delete(response));
      if (isEnding) response.shouldKeepAlive = false;
      if (held) held.push(handle);
      else handle();
    },
    begin(signal) {
      if (isEnding) return;
      isEnding = true;
      log('info', 'shutting down once open responses have ended', { signal, open: openResponses.size });
      for (const response of openResponses) response.shouldKeepAlive = false;
      setTimeout(hold, CLOSE_CONNECTIONS_MS);
      setTimeout(cutOff, CUT_OFF_MS).unref();
    },
  };
}

/**
 * Ends the process with exit code 0 after SIGTERM or SIGINT. Radio streams end themselves (lib/radio/radio-hubs.ts).
 */
export function shutDownGracefully(server: Server, log: Log): Shutdown['admit'] {
  const shutdown = createShutdown(server, log, () => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => shutdown.begin(signal));
  return shutdown.admit;
}
