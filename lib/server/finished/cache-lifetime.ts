import type { SiteResponse } from '@/lib/server/response';

/** In ms, from when rendering began. `isOfTheDay`: news makes it stale. */
export type Life = { freshMs: number; keptMs: number; isOfTheDay: boolean };

export const notFoundAddress = '/errors/404';
/** What is sent in place of a page that throws. */
export const brokenAddress = '/errors/500';
const statusOfOwn: Record<string, number> = {
  [notFoundAddress]: 404,
  [brokenAddress]: 500,
};

const minute = 60_000;
const hour = 60 * minute;
/** "Updated 3 hours ago" goes out of date on its own: no older page is served. */
const ofPage: Life = { freshMs: minute, keptMs: 10 * minute, isOfTheDay: true };
const ofPicture: Life = { freshMs: hour, keptMs: 2 * hour, isOfTheDay: false };

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

/** How long the response at an address may be given to all; undefined for one that may not. */
export function lifeOf(url: string, answer: SiteResponse): Life | undefined {
  if (answer.status !== 200) return answer.status === statusOfOwn[url] ? ofPage : undefined;
  if (!isForAll(answer)) return undefined;
  const age = Number(/(?:^|[ ,])max-age=(\d+)/.exec(answer.headers['cache-control'] ?? '')?.[1] ?? 0) * 1000;
  return age >= hour ? ofPicture : ofPage;
}
