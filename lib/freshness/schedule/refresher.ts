import { bugFacts, type Log } from '@/lib/base/log';

export type Round = {
  look: () => Iterable<Promise<void>>;
  log: Log;
};

/** Looks once a second; returns the function that stops it. */
export function startRefresher({ look, log }: Round): () => void {
  const round = () => {
    for (const refresh of look())
      refresh.catch((error: unknown) => log('error', 'a refresh broke', bugFacts(error)));
  };
  round();
  const timer = setInterval(round, 1000);
  timer.unref();
  return () => clearInterval(timer);
}
