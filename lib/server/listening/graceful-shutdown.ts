import type { Server, ServerResponse } from 'node:http';
import type { Log } from '@/lib/base/log';

/** ms without a new connection: by then all waiting responses are held back. */
const quiet = 5;
/** ms; a longer turn of the event loop may have missed a connection at its end. */
const shortTurn = 0.5;
/** ms; the limit under constant load. */
const longestWait = 250;

/**
 * Closes the listening socket, then calls `refusing`; `closed` when the last connection has ended. The kernel resets
 * connections that are not yet accepted, so it waits until none comes. Hold responses back: each brings a connection.
 */
export function closeWhenQuiet(server: Server, closed: () => void, refusing: () => void): void {
  const started = performance.now();
  let turnStarted = started;
  let lastCame = started;
  const came = () => {
    lastCame = performance.now();
  };
  const look = () => {
    const now = performance.now();
    const isQuiet = now - lastCame > quiet && now - turnStarted < shortTurn;
    if (isQuiet || now - started > longestWait) {
      server.off('connection', came).close(closed);
      refusing();
      return;
    }
    turnStarted = now;
    setImmediate(look);
  };
  server.on('connection', came);
  // After the poll phase, which accepts all waiting connections.
  setImmediate(look);
}

export type Shutdown = {
  /** Runs `answer` at once, or after the listening socket is closed. */
  admit: (response: ServerResponse, answer: () => void) => void;
  begin: (signal: string) => void;
};

/** ms in which responses on kept-alive connections announce that they are the last. */
export const lastCall = 500;
/** ms until open responses are cut off; supervisors commonly wait ten seconds. */
export const longestResponse = 7000;
const betweenLooks = 100;

function isEndless(response: ServerResponse): boolean {
  return /^(audio\/|text\/event-stream)/.test(String(response.getHeader('content-type') ?? ''));
}

/** Node's own close() would drop idle connections while a request arrives, and serve busy ones without end. */
export function createShutdown(server: Server, log: Log, ended: () => void): Shutdown {
  const underWay = new Set<ServerResponse>();
  let stage: 'open' | 'last call' | 'closing' | 'closed' = 'open';
  const held: (() => void)[] = [];

  function stopListening(): void {
    stage = 'closing';
    // closeRadio() has had the time to end streams cleanly (lib/radio/radio-hubs.ts).
    for (const response of underWay) if (isEndless(response)) response.destroy();
    closeWhenQuiet(server, ended, () => {
      stage = 'closed';
      for (const answer of held.splice(0)) answer();
    });
    setInterval(() => server.closeIdleConnections(), betweenLooks).unref();
  }

  function cutOff(): void {
    log('warn', 'cut off what was still being sent', { answers: underWay.size });
    server.closeAllConnections();
  }

  return {
    admit(response, answer) {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      if (stage !== 'open') response.shouldKeepAlive = false;
      if (stage === 'closing') held.push(answer);
      else answer();
    },
    begin(signal) {
      if (stage !== 'open') return;
      stage = 'last call';
      log('info', 'ending: what is in flight is finished', { signal, answers: underWay.size });
      for (const response of underWay) response.shouldKeepAlive = false;
      setTimeout(stopListening, lastCall);
      setTimeout(cutOff, longestResponse).unref();
    },
  };
}

export function shutDownGracefully(server: Server, log: Log, closeStreams: () => void): Shutdown['admit'] {
  const shutdown = createShutdown(server, log, () => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      closeStreams();
      shutdown.begin(signal);
    });
  return shutdown.admit;
}
