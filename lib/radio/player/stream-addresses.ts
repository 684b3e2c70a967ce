export type Station = {
  stream: string;
  now: string;
  owner: string;
  /** False for the bundled loop, which is not a broadcast. */
  live: boolean;
};

/** Requirements section 7. */
const streamPort = 8076;

export function stationAddresses(ports: readonly number[]): Pick<Station, 'stream' | 'now'> {
  const port = ports.includes(streamPort) ? streamPort : (ports[0] ?? streamPort);
  return { stream: `/api/stream?port=${port}`, now: `/api/stream/now?port=${port}` };
}
