import type { Failure } from '@/lib/news/outcome';

/** What is remembered beside the last good copy of anything that comes from outside. Times are ms since 1970. */
export type Timed = {
  /** When the source last confirmed the copy; 0 before the first time. */
  goodAt: number;
  /** Failed refreshes in a row. */
  fails: number;
  lastFailure?: Failure;
  /** Not asked before this time. */
  nextTry: number;
  /** The source itself asked for the wait (Retry-After, 410), so that a restart keeps it too. */
  askedToWait?: true;
};

/** The memory of something that was never asked for. */
export const neverAsked: Timed = { goodAt: 0, fails: 0, nextTry: 0 };
