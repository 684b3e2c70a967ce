import type { Failure } from '@/lib/base/outcome';
import type { Timed } from '@/lib/freshness/timed';

/** A record that changes while a refresh is under way, and whom its failures are told. */
type Watched<R> = {
  now: () => R;
  become: (after: R) => void;
  tell: (before: R, after: R) => void;
};

/**
 * Counts and tells a refresh as failed with its first failed try: retries of a source that hangs would keep that from
 * the operator for most of a minute. `note` is for each failed try, `end` for the record that the refresh ends in.
 */
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
