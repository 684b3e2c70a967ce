/** Where the player gets its sound and its titles, and whose station it is; made on the server, read in the browser. */
export type Station = {
  /** The address of the sound. */
  stream: string;
  /** The address that tells what is playing. */
  now: string;
  /** Whose station it is, for the listener's system. */
  owner: string;
  /** False for the bundled loop, which must not pass for a broadcast. */
  live: boolean;
};

/** The port that listeners ask for (requirements section 7). */
export const streamPort = 8076;

/** The addresses for the first port that may be asked for; the spec's own where it is among them. */
export function stationAddresses(ports: readonly number[]): Pick<Station, 'stream' | 'now'> {
  const port = ports.includes(streamPort) ? streamPort : (ports[0] ?? streamPort);
  return { stream: `/api/stream?port=${port}`, now: `/api/stream/now?port=${port}` };
}
