import type { Log } from '@/lib/base/log';
import type { Timed } from '@/lib/freshness/timed';

export type SourceReporter = (key: string, before: Timed, after: Timed) => void;

export function sourceReporter(name: string, log: Log): SourceReporter {
  return (key, before, { lastFailure, fails, goodAt }) => {
    if (fails === 1) {
      const { reason, detail, status } = lastFailure ?? {};
      const kept = goodAt > 0 ? 'the last good copy stays' : 'there is no copy of it yet';
      log('warn', `${name} is silent, ${kept}`, { source: key, reason, status, detail });
    } else if (fails === 0 && before.fails > 0)
      log('info', `${name} answers again`, { source: key, failedRefreshes: before.fails });
  };
}
