import type { City } from '@/lib/city/city-type';
import { atOnce, type Turns, turns } from '@/lib/freshness/schedule';
import { editionOf } from '@/lib/news/sources/feed-sources';
import type { Settings } from '@/lib/settings/settings';
import { guardedGet } from '@/lib/web/guarded-get';

/** At most four requests at once, one a host; `onStep` hears how many feeds of how many were looked at. */
export type DoctorDeps = {
  settings: Settings;
  city: City;
  userAgent: string;
  get: typeof guardedGet;
  turn: Turns;
  now: () => number;
  onStep: (done: number, all: number) => void;
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
