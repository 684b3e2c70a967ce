/** Looks round once a second and starts what is due; `lookRound` gives the refreshes, single-flight each. */
export function startRefresher(
  lookRound: () => Iterable<Promise<void>>,
  onBug: (error: unknown) => void,
): () => void {
  const look = () => {
    for (const refresh of lookRound()) refresh.catch(onBug);
  };
  look();
  const timer = setInterval(look, 1000);
  // The server keeps the process alive, not the clock.
  timer.unref();
  return () => clearInterval(timer);
}
