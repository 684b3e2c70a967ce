import type { Server, ServerResponse } from 'node:http';
import type { Log } from '@/lib/base/log';

export type Shutdown = {
  /** Runs `answer` at once, or after the listening socket is closed. */
  admit: (response: ServerResponse, answer: () => void) => void;
  begin: (signal: string) => void;
};

/** ms in which responses on kept-alive connections announce that they are the last. */
export const lastCall = 500;
/** ms in which then no response is sent, since each brings a new connection, and a closing socket resets those in wait. */
export const holding = 50;
/** ms until open responses are cut off; supervisors commonly wait ten seconds. */
export const longestResponse = 7000;
const betweenLooks = 100;

/** Node's own close() would drop idle connections while a request arrives, and serve busy ones without end. */
export function createShutdown(server: Server, log: Log, ended: () => void): Shutdown {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  let held: (() => void)[] | undefined;

  function stopListening(): void {
    server.close(ended);
    for (const answer of held ?? []) answer();
    held = undefined;
    setInterval(() => server.closeIdleConnections(), betweenLooks).unref();
  }

  function hold(): void {
    held = [];
    setTimeout(stopListening, holding);
  }

  function cutOff(): void {
    log('warn', 'cut off what was still being sent', { answers: underWay.size });
    server.closeAllConnections();
  }

  return {
    admit(response, answer) {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      if (isEnding) response.shouldKeepAlive = false;
      if (held) held.push(answer);
      else answer();
    },
    begin(signal) {
      if (isEnding) return;
      isEnding = true;
      log('info', 'ending: what is in flight is finished', { signal, answers: underWay.size });
      for (const response of underWay) response.shouldKeepAlive = false;
      setTimeout(hold, lastCall);
      setTimeout(cutOff, longestResponse).unref();
    },
  };
}

/** Ends the process with 0 after SIGTERM or SIGINT; `closeStreams` ends what would last. */
export function shutDownGracefully(server: Server, log: Log, closeStreams: () => void): Shutdown['admit'] {
  const shutdown = createShutdown(server, log, () => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      closeStreams();
      shutdown.begin(signal);
    });
  return shutdown.admit;
}
