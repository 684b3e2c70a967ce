export type Station = {
  stream: string;
  owner: string;
  /** The title in the system's media controls. */
  title: string;
  /** False for the bundled loop, which is not a broadcast. */
  live: boolean;
};

/** Requirements section 7. */
const DEFAULT_PORT = 8076;

/** Returns the address of the stream on the default port, or on the first port if that is not allowed. */
export function streamAddress(ports: readonly number[]): string {
  const port = ports.includes(DEFAULT_PORT) ? DEFAULT_PORT : (ports[0] ?? DEFAULT_PORT);
  return `/api/stream?port=${port}`;
}
