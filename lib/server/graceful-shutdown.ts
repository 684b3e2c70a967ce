import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
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

/** Returns the server's connections; the set changes as they open and close. */
function openConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return connections;
}

/** Closes idle connections, except new ones, because their first request may be on its way. */
function closeIdle(connections: ReadonlySet<Socket>, openResponses: ReadonlySet<ServerResponse>): void {
  const busy = new Set([...openResponses].map(({ req }) => req.socket));
  for (const connection of connections)
    if (connection.bytesRead > 0 && !busy.has(connection)) connection.destroy();
}

/**
 * Shuts down in steps, because the close() of Node's HTTP server drops idle connections while a request is arriving,
 * cuts off responses that slow clients are still reading, and serves busy connections forever.
 */
export function createShutdown(server: Server, log: Log, ended: () => void): Shutdown {
  const openResponses = new Set<ServerResponse>();
  const connections = openConnections(server);
  let isEnding = false;
  let held: (() => void)[] | undefined;

  const closeIdleConnections = () => closeIdle(connections, openResponses);

  function stopListening(): void {
    NetServer.prototype.close.call(server, ended);
    for (const handle of held ?? []) handle();
    held = undefined;
    closeIdleConnections();
    setInterval(closeIdleConnections, CLOSE_IDLE_MS).unref();
  }

  function hold(): void {
    held = [];
    // setImmediate, so that Node first reads the requests that arrived during a long task.
    setTimeout(() => setImmediate(stopListening), HOLD_MS);
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
