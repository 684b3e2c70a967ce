import type { Server, ServerResponse } from 'node:http';
import type { Log } from '@/lib/base/log';
import { closeWhenQuiet } from '@/lib/server/listening/close-when-quiet';

export type Shutdown = {
  /** Takes note of a request's response and has it answered: at once, or after the listening socket is closed. */
  admit: (response: ServerResponse, answer: () => void) => void;
  /** Finishes what is in flight, ends streams that nobody else has ended, and calls `ended` when nobody is left or the time is up. */
  begin: (signal: string) => void;
};

/** Readers on kept connections learn in their next response that it was the last one there, ms. */
export const lastCall = 500;
/** What is still being sent then is cut off, ms; a supervisor that waits ten seconds has time left. */
export const longestResponse = 7000;
const betweenLooks = 100;

/** A stream never finishes by itself. */
function isEndless(response: ServerResponse): boolean {
  return /^(audio\/|text\/event-stream)/.test(String(response.getHeader('content-type') ?? ''));
}

/**
 * The end of a server under load. The platform would close idle connections in the face of a request that is just
 * coming in, and go on answering for ever where readers keep asking on the same connection.
 */
export function createShutdown(server: Server, log: Log, ended: () => void): Shutdown {
  const underWay = new Set<ServerResponse>();
  let stage: 'open' | 'last call' | 'closing' | 'closed' = 'open';
  const held: (() => void)[] = [];

  function stopListening(): void {
    stage = 'closing';
    // Whoever made a stream has had the time to end it well (lib/radio/radio-hubs.ts).
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

/**
 * Lets SIGTERM and SIGINT end a server and its process in good order, whoever is still reading: `closeStreams` ends
 * what has no end of its own, and the rest is finished. Gives the function through which every request is answered.
 */
export function shutDownGracefully(server: Server, log: Log, closeStreams: () => void): Shutdown['admit'] {
  const shutdown = createShutdown(server, log, () => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      closeStreams();
      shutdown.begin(signal);
    });
  return shutdown.admit;
}
