export type Station = {
  stream: string;
  owner: string;
  /** As systems show what plays. */
  title: string;
  /** False for the bundled loop, which is not a broadcast. */
  live: boolean;
};

/** Requirements section 7. */
const streamPort = 8076;

export function streamAddress(ports: readonly number[]): string {
  const port = ports.includes(streamPort) ? streamPort : (ports[0] ?? streamPort);
  return `/api/stream?port=${port}`;
}
