import type { SiteResponse } from '@/lib/server/response';

/** `isOfTheDay`: news makes it stale. `quality` is Brotli's, 1 to 11. */
export type Life = { freshMs: number; isOfTheDay: boolean; quality: number };

/** Times in monotonic ms; `madeAt` is when rendering began. */
export type Kept = { madeAt: number; triedAt: number; askedAt: number; life: Life };

export const notFoundAddress = '/page-not-found';
/** No post can have this slug, whatever its source. */
export const noPostAddress = '/blog/_';
/** What is sent in place of a page that throws. */
export const brokenAddress = '/page-broken';
const statusOfOwn: Record<string, number> = {
  [notFoundAddress]: 404,
  [noPostAddress]: 404,
  [brokenAddress]: 500,
};

const minute = 60_000;
const hour = 60 * minute;
/** "Updated 3 hours ago" goes out of date on its own: no older page is served. */
const longestLife = 10 * minute;
/** Rendered again at this age without a request. */
const renewedFrom = 8 * minute;
/** Renewed without a request for this long after the last one. */
export const keptForMs = hour;
/** Minimum time between tries without a request. */
const restAfterTry = minute / 2;

const page: Life = { freshMs: minute, isOfTheDay: true, quality: 9 };
// Files change only with the process. Brotli's best would take half a second a script while a reader waits.
const file: Life = { freshMs: Number.POSITIVE_INFINITY, isOfTheDay: false, quality: 9 };

// Those of the framework's script never reach a shared response.
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

export function lifeOf(key: string, answer: SiteResponse): Life | undefined {
  if (answer.status !== 200 && answer.status === statusOfOwn[key.slice(key.indexOf('/'))]) return page;
  if (answer.status !== 200 || !isForAll(answer)) return undefined;
  if (answer.headers['accept-ranges'] === 'bytes') return file;
  const age = Number(/(?:^|[ ,])max-age=(\d+)/.exec(answer.headers['cache-control'] ?? '')?.[1] ?? 0) * 1000;
  return age >= hour ? { freshMs: hour, isOfTheDay: false, quality: 9 } : page;
}

export function stateOf({ madeAt, life }: Kept, changedAt: number, now: number): 'fresh' | 'stale' | 'gone' {
  const age = now - madeAt;
  if (age > (life.isOfTheDay ? longestLife : 2 * life.freshMs)) return 'gone';
  const isOutdated = life.isOfTheDay && changedAt >= madeAt;
  return isOutdated || age >= life.freshMs ? 'stale' : 'fresh';
}

export function wantsRenewal({ madeAt, triedAt, life }: Kept, changedAt: number, now: number): boolean {
  if (!life.isOfTheDay || (triedAt > madeAt && now - triedAt < restAfterTry)) return false;
  return changedAt >= madeAt || now - madeAt >= renewedFrom;
}
