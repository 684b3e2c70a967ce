import { nodeResponse } from '@/lib/web/node-response';

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
 * A body that goes on until somebody ends it, written straight to the connection: `begin` runs once the head of the
 * answer is settled, what it gives back runs when the listener has gone. Only for routes whose responses are
 * remembered (start-up); elsewhere it throws.
 */
export function liveBody(begin: (sink: LiveSink) => () => void): ReadableStream<Uint8Array> {
  const response = nodeResponse();
  if (!response)
    throw new Error('a live body was asked for outside of the paths whose responses are remembered');
  let leave = () => {};
  return new ReadableStream(
    {
      // Nothing is ever enqueued. With no room ahead the framework's pipe asks only after it has set the head.
      pull(controller) {
        leave = begin({
          write: (bytes) => void response.write(bytes),
          queued: () => response.writableLength,
          end: () => controller.close(),
          drop: () => void response.destroy(),
        });
      },
      cancel: () => leave(),
    },
    { highWaterMark: 0 },
  );
}
