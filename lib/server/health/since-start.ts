// The server's start and the routes are bundled apart: what they share is the process.
const shared = globalThis as typeof globalThis & { gatheringSince?: number };

/** Notes that the news begins to be gathered now. */
export function noteStart(): void {
  shared.gatheringSince = performance.now();
}

/** How long the news has been gathered, ms; a slow machine may have taken its time to come that far. */
export function msSinceStart(): number {
  return performance.now() - (shared.gatheringSince ?? 0);
}
