import type { SiteResponse } from '@/lib/server/response';

/**
 * How long a finished answer is fresh, ms; whether it is of the day, so that news makes it stale; and the quality of
 * its compression (Brotli's, to 11).
 */
export type Life = { freshMs: number; isOfTheDay: boolean; quality: number };

/** What is remembered of an answer that is kept: when its making began, when it was last tried, and last asked for, ms. */
export type Kept = { madeAt: number; triedAt: number; askedAt: number; life: Life };

/** The address under which the page is made that all unknown addresses get. */
export const notFoundAddress = '/page-not-found';
/** The same for posts, which have a page of their own words; no post can be called so, whatever its source. */
export const noPostAddress = '/blog/_';
const absences = new Set([notFoundAddress, noPostAddress]);

const minute = 60_000;
const hour = 60 * minute;
/** The dateline and "Updated 3 hours ago" move on their own: no page is given older than this. */
const longestLife = 10 * minute;
/** Before that it is made anew, whether or not anybody asks. */
const renewedFrom = 8 * minute;
/** What nobody has asked for is made anew for this long; then it goes. */
export const keptForMs = hour;
/** What could not be made is not tried again at once where nobody asks. */
const restAfterTry = minute / 2;

const page: Life = { freshMs: minute, isOfTheDay: true, quality: 9 };
// Files of the build and of public/: they change with the process alone. Somebody waits for the first copy: Brotli's
// best would take half a second a script.
const file: Life = { freshMs: Number.POSITIVE_INFINITY, isOfTheDay: false, quality: 9 };

// What the framework's own script asks with does not reach an answer that is the same for all.
const harmless =
  /^(accept-encoding|rsc|next-router-state-tree|next-router-prefetch|next-router-segment-prefetch|next-url)$/;

function isForAll({ headers }: SiteResponse): boolean {
  const control = headers['cache-control'] ?? '';
  const names = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
  return (
    /\bpublic\b/.test(control) &&
    !/no-store|private/.test(control) &&
    !headers['set-cookie'] &&
    names.every((name) => !name || harmless.test(name))
  );
}

/** How long an answer may be kept in memory; nothing for one that is not to be kept. */
export function lifeOf(key: string, answer: SiteResponse): Life | undefined {
  if (answer.status === 404 && absences.has(key)) return page;
  if (answer.status !== 200 || !isForAll(answer)) return undefined;
  // Only files are offered in parts.
  if (answer.headers['accept-ranges'] === 'bytes') return file;
  const age = Number(/(?:^|[ ,])max-age=(\d+)/.exec(answer.headers['cache-control'] ?? '')?.[1] ?? 0) * 1000;
  return age >= hour ? { freshMs: hour, isOfTheDay: false, quality: 9 } : page;
}

/** Whether an answer is given as it is, given and made anew behind, or waited for; `changedAt` in ms. */
export function stateOf({ madeAt, life }: Kept, changedAt: number, now: number): 'fresh' | 'stale' | 'gone' {
  const age = now - madeAt;
  // An answer from the future: the clock was set back.
  if (age < 0 || age > (life.isOfTheDay ? longestLife : 2 * life.freshMs)) return 'gone';
  const isOutdated = life.isOfTheDay && changedAt >= madeAt;
  return isOutdated || age >= life.freshMs ? 'stale' : 'fresh';
}

/** Whether an answer of the day is made anew without a reader: news has come, or it grows old. */
export function wantsRenewal({ madeAt, triedAt, life }: Kept, changedAt: number, now: number): boolean {
  if (!life.isOfTheDay || (triedAt > madeAt && now - triedAt < restAfterTry)) return false;
  return changedAt >= madeAt || Math.abs(now - madeAt) >= renewedFrom;
}
