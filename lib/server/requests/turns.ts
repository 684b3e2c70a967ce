/**
 * Lets at most `each` go on in a turn of the event loop, first come first served: between two turns whoever asks for
 * something finished is served. Two hundred at once would keep that reader waiting for all of them.
 */
export function turns(each: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = () => {
    for (const goOn of waiting.splice(0, each)) goOn();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
