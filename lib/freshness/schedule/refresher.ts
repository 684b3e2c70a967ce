import { bugFacts, type Log } from '@/lib/base/log';
import { createClockWatch, realClocks } from '@/lib/freshness/schedule/clock-watch';

export type Round = {
  look: () => Iterable<Promise<void>>;
  onJump: (ms: number) => void;
  log: Log;
  jump?: () => number;
};

/** Looks once a second; returns the function that stops it. */
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
  timer.unref();
  return () => clearInterval(timer);
}
