import type { Sink } from '@/lib/radio/hub/listener-wheel';

/**
 * The body of a response that lasts as long as somebody listens, fed by what `begin` is given. The function that `begin`
 * returns runs once, when the listener has left or was let go.
 */
export function liveBody(begin: (sink: Sink) => () => void): ReadableStream<Uint8Array> {
  let leave: (() => void) | undefined;
  let isOver = false;
  const over = (act: () => void) => {
    if (isOver) return;
    isOver = true;
    act();
    leave?.();
  };
  // Nothing is asked for ahead: what is enqueued and not yet taken has not left.
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: 0 });
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        leave = begin({
          write: (bytes) => {
            if (!isOver) controller.enqueue(bytes);
          },
          queued: () => Math.max(0, -(controller.desiredSize ?? 0)),
          end: () => over(() => controller.close()),
          drop: () => over(() => controller.error(new Error('the listener did not keep up'))),
        });
        if (isOver) leave();
      },
      cancel: () => over(() => {}),
    },
    strategy,
  );
}
