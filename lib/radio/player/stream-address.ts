export type Station = {
  stream: string;
  owner: string;
  /** Title in the system's media controls. */
  title: string;
  /** Whether the station is live; false for the bundled loop. */
  live: boolean;
};

/** Port that the player uses by default (requirements section 7). */
const DEFAULT_PORT = 8076;

/** Returns the address of the stream on the default port, or on the first allowed port. */
export function streamAddress(ports: readonly number[]): string {
  const port = ports.includes(DEFAULT_PORT) ? DEFAULT_PORT : (ports[0] ?? DEFAULT_PORT);
  return `/api/stream?port=${port}`;
}
