import type { ServerResponse } from 'node:http';

export type LiveSink = {
  write: (bytes: Buffer | string) => void;
  queued: () => number;
  end: () => void;
  drop: () => void;
};

/** The function that `begin` returns runs when the listener has left. */
export function goLive(
  response: ServerResponse,
  headers: Record<string, string>,
  begin: (sink: LiveSink) => () => void,
): void {
  if (response.destroyed) return;
  // One by one, so that graceful-shutdown.ts can read the type.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.flushHeaders();
  const leave = begin({
    write: (bytes) => void response.write(bytes),
    queued: () => response.writableLength,
    end: () => void response.end(),
    drop: () => void response.destroy(),
  });
  response.once('close', leave);
}
