import type { Server } from 'node:http';

/** No new connection for so long, ms: those who wait for an answer are all held back by then. */
const quiet = 5;
/** A turn of the event loop that took longer may have missed one at its end, ms. */
const shortTurn = 0.5;
/** Under a load that never pauses, the socket is closed all the same, ms. */
const longestWait = 250;

/**
 * Closes a server's listening socket: `refusing` is called as soon as nobody new can come, `closed` when the last
 * connection has ended. The kernel resets connections that it has made and nobody has accepted yet, so this waits for
 * a moment in which none comes. Hold answers back meanwhile: each brings the next connection.
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
  // After the poll phase, which accepts all that waits.
  setImmediate(look);
}
