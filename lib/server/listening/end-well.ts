import type { Server, ServerResponse } from 'node:http';
import type { Log } from '@/lib/log';

export type Parting = {
  /** Takes note of an answer under way. */
  arrived: (response: ServerResponse) => void;
  /** Finishes what is in flight, ends streams that nobody else has ended, and calls `ended` when nobody is left or the time is up. */
  leave: (signal: string) => void;
};

/** Readers on kept connections learn in their next answer that it was the last one there, ms. */
export const lastCall = 500;
/** What is still being sent then is cut off, ms; a supervisor that waits ten seconds has time left. */
export const longestAnswer = 7000;
const betweenLooks = 100;

/** A stream never finishes by itself. */
function isEndless(response: ServerResponse): boolean {
  return /^(audio\/|text\/event-stream)/.test(String(response.getHeader('content-type') ?? ''));
}

/**
 * The end of a server under load. The platform would close idle connections in the face of a request that is just
 * coming in, and go on answering for ever where readers keep asking on the same connection.
 */
export function createParting(server: Server, log: Log, ended: () => void): Parting {
  const underWay = new Set<ServerResponse>();
  let leaving = false;

  function stopListening(): void {
    // Whoever made a stream has had the time to end it well (lib/radio/radio-desk.ts).
    for (const response of underWay) if (isEndless(response)) response.destroy();
    // Right after the platform has taken in all connections that wait: those would be reset.
    setImmediate(() => server.close(ended));
    setInterval(() => server.closeIdleConnections(), betweenLooks).unref();
  }

  function cutOff(): void {
    log('warn', 'cut off what was still being sent', { answers: underWay.size });
    server.closeAllConnections();
  }

  return {
    arrived(response) {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      if (leaving) response.shouldKeepAlive = false;
    },
    leave(signal) {
      if (leaving) return;
      leaving = true;
      log('info', 'ending: what is in flight is finished', { signal, answers: underWay.size });
      for (const response of underWay) response.shouldKeepAlive = false;
      setTimeout(stopListening, lastCall);
      setTimeout(cutOff, longestAnswer).unref();
    },
  };
}

/**
 * Lets SIGTERM and SIGINT end a server and its process in good order, whoever is still reading: `closeStreams` ends
 * what has no end of its own, and the rest is finished. Gives the function that takes note of each answer.
 */
export function endWell(server: Server, log: Log, closeStreams: () => void): Parting['arrived'] {
  const parting = createParting(server, log, () => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      closeStreams();
      parting.leave(signal);
    });
  return parting.arrived;
}
