import { bugFacts, type Log } from '@/lib/base/log';
import { createClockWatch, realClocks } from '@/lib/freshness/clock-watch';

/** What is kept fresh, and who is told of it. */
export type Round = {
  /** Starts what is due and gives the refreshes, single-flight each. */
  look: () => Iterable<Promise<void>>;
  /** Called before a look when the clock was set, with by how many ms. */
  onJump: (ms: number) => void;
  log: Log;
  /** By how many ms the clock was set since the last time it was asked; of this machine unless said. */
  jump?: () => number;
};

/** Looks round once a second for as long as the process runs; the function that it gives ends that. */
export function startRefresher({
  look,
  onJump,
  log,
  jump = createClockWatch(realClocks),
}: Round): () => void {
  const round = () => {
    const ms = jump();
    if (ms !== 0) onJump(ms);
    for (const refresh of look())
      refresh.catch((error: unknown) => log('error', 'a refresh broke', bugFacts(error)));
  };
  round();
  const timer = setInterval(round, 1000);
  // The server keeps the process alive, not the clock.
  timer.unref();
  return () => clearInterval(timer);
}
