import type { Answer } from '@/lib/server/answer';

/**
 * How long a finished answer is fresh, ms; whether it is of the day, so that news makes it stale; and the quality of
 * its compression (Brotli's, to 11).
 */
export type Life = { freshMs: number; isOfTheDay: boolean; quality: number };

/** The address under which the page is made that all unknown addresses get. */
export const notFoundAddress = '/page-not-found';

const hour = 3_600_000;
const page: Life = { freshMs: 60_000, isOfTheDay: true, quality: 7 };
// Files of the build and of public/: they change with the process alone.
const file: Life = { freshMs: Number.POSITIVE_INFINITY, isOfTheDay: false, quality: 11 };

// What the framework's own script asks with does not reach an answer that is the same for all.
const harmless =
  /^(accept-encoding|rsc|next-router-state-tree|next-router-prefetch|next-router-segment-prefetch|next-url)$/;

function isForAll({ headers }: Answer): boolean {
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
export function lifeOf(key: string, answer: Answer): Life | undefined {
  if (answer.status === 404 && key === notFoundAddress) return page;
  if (answer.status !== 200 || !isForAll(answer)) return undefined;
  // Only files are offered in parts.
  if (answer.headers['accept-ranges'] === 'bytes') return file;
  const age = Number(/(?:^|[ ,])max-age=(\d+)/.exec(answer.headers['cache-control'] ?? '')?.[1] ?? 0) * 1000;
  return age >= hour ? { freshMs: hour, isOfTheDay: false, quality: 9 } : page;
}
