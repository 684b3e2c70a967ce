import type { Failure } from '@/lib/base/outcome';
import type { Timed } from '@/lib/freshness/timed';

type Watched<R> = {
  now: () => R;
  become: (after: R) => void;
  tell: (before: R, after: R) => void;
};

/** Reports a refresh as failed at its first failed try: retries would delay that by most of a minute. */
export function earlyFailure<R extends Timed>({ now, become, tell }: Watched<R>) {
  let counted = 0;
  return {
    note(lastFailure: Failure): void {
      const before = now();
      become({ ...before, lastFailure, fails: before.fails + 1 - counted });
      if (counted === 0) tell(before, now());
      counted = 1;
    },
    end(recordAfter: (before: R) => R): void {
      const before = now();
      become(recordAfter({ ...before, fails: before.fails - counted }));
      if (counted === 0 || now().fails === 0) tell(before, now());
    },
  };
}
