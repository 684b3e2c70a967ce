import type { ServerResponse } from 'node:http';

/** The near end of a listener's connection. */
export type LiveSink = {
  write: (bytes: Buffer | string) => void;
  /** Bytes that were written and have not left the process. */
  queued: () => number;
  /** Ends the answer as a whole one. */
  end: () => void;
  /** Cuts the connection. */
  drop: () => void;
};

/**
 * An answer that goes on until somebody ends it: its head is sent at once, `begin` gets the sink, and what it gives
 * back runs when the listener has gone. A listener who has gone already begins nothing.
 */
export function goLive(
  response: ServerResponse,
  headers: Record<string, string>,
  begin: (sink: LiveSink) => () => void,
): void {
  if (response.destroyed) return;
  // Set one by one, they can be asked for: the end of the server asks for the type.
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
