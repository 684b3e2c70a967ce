import type { City } from '@/lib/city/city-type';
import { atOnce, type Turns, turns } from '@/lib/freshness/schedule/turns';
import { editionOf } from '@/lib/news/sources/feed-sources';
import type { Settings } from '@/lib/settings/settings';
import { type GetOptions, guardedGet } from '@/lib/web/guarded-get';

/** At most four requests at once, one a host. */
export type DoctorDeps = {
  settings: Settings;
  city: City;
  userAgent: string;
  get: typeof guardedGet;
  turn: Turns;
  now: () => number;
  onStep: (area: string, done: number, all: number) => void;
};

export function realDeps(settings: Settings, city: City, onStep: DoctorDeps['onStep']): DoctorDeps {
  return {
    settings,
    city,
    userAgent: `${city.robotName}/1.0 (+${settings.siteUrl}; ${city.email})`,
    get: guardedGet,
    turn: turns(editionOf(settings.feeds, city) === 'live' ? 1 : atOnce),
    now: Date.now,
    onStep,
  };
}

export function lookOptions(userAgent: string, method: 'GET' | 'HEAD'): GetOptions {
  return { method, headers: { 'User-Agent': userAgent }, timeoutMs: 10_000, maxBytes: 0, withoutBody: true };
}

export async function eachStep<T, R>(
  { onStep }: DoctorDeps,
  area: string,
  list: readonly T[],
  work: (one: T) => Promise<R>,
): Promise<R[]> {
  let done = 0;
  onStep(area, done, list.length);
  return Promise.all(
    list.map(async (one) => {
      const result = await work(one);
      done += 1;
      onStep(area, done, list.length);
      return result;
    }),
  );
}
