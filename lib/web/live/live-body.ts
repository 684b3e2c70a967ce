import type { ServerResponse } from 'node:http';
import { nodeResponse } from '@/lib/web/live/node-response';

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
 * Lets the framework finish with a request whose answer goes on: its pipe ends an answer unless that is finished, so it
 * is told so. All that it keeps for a request (80 KB) is then free, which is most of what a listener would cost.
 */
function release(response: ServerResponse): () => void {
  Object.defineProperty(response, 'writableFinished', { value: true, configurable: true });
  return () => Reflect.deleteProperty(response, 'writableFinished');
}

/**
 * A body that goes on until somebody ends it, written straight to the connection: `begin` runs once the head of the
 * answer is settled, what it gives back runs when the listener has gone. Only for routes whose responses are
 * remembered (start-up); elsewhere it throws.
 */
export function liveBody(begin: (sink: LiveSink) => () => void): ReadableStream<Uint8Array> {
  const response = nodeResponse();
  if (!response)
    throw new Error('a live body was asked for outside of the paths whose responses are remembered');
  return new ReadableStream(
    {
      // Nothing is ever enqueued. With no room ahead the framework's pipe asks only after it has set the head.
      pull(controller) {
        const reclaim = release(response);
        const leave = begin({
          write: (bytes) => void response.write(bytes),
          queued: () => response.writableLength,
          end() {
            reclaim();
            response.end();
          },
          drop: () => void response.destroy(),
        });
        response.once('close', leave);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
