import type { Server } from 'node:http';

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
