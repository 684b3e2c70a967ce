// The server's start and the routes are bundled apart: they share only the process.
const shared = globalThis as typeof globalThis & { gatheringSince?: number };

export function noteStart(): void {
  shared.gatheringSince = performance.now();
}

/** Since the first fetch, not since the process began: a slow machine may take its time before that. */
export function msSinceStart(): number {
  return performance.now() - (shared.gatheringSince ?? 0);
}
