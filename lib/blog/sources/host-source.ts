import path from 'node:path';
import { monotonicNow } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { publishedIn } from '@/lib/blog/published';
import { type CachedHost, cachedHost } from '@/lib/blog/sources/cached-host';
import { functionsHost } from '@/lib/blog/sources/functions-host';
import type { City } from '@/lib/city/city-type';
import { cityStore, servedCities } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { sharedStore } from '@/lib/freshness/records/records';
import { fetchesAtOnce, type Turns, turns } from '@/lib/freshness/schedule';
import type { Settings } from '@/lib/settings/settings';
import { guardedGet } from '@/lib/web/guarded-get';

/** All cities ask one host, so they share its turns. */
function hostTurn(periodMs: number, url: string): ReturnType<Turns> {
  const most = fetchesAtOnce(servedCities().length, periodMs);
  return processWide('blog turn', () => turns(most, undefined, most)(url));
}

type Hosted = Pick<City, 'key' | 'hosts'>;

function bare(domain: string): string {
  return domain
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[:/].*$/, '');
}

/**
 * Whether the domain that a post names is that of another city. One that is no city's says nothing: hosts write there
 * what they like.
 */
export function isOfAnother(
  domain: string,
  own: { city: Hosted; blogDomain: string },
  cities: readonly Hosted[],
): boolean {
  const named = bare(domain);
  const names = ({ hosts }: Hosted) => hosts.some((host) => bare(host) === named);
  if (bare(own.blogDomain) === named || names(own.city)) return false;
  return cities.some((city) => city.key !== own.city.key && names(city));
}

/** The posts of a city from the functions host, with their last good copies. */
export function hostSource(city: City, now: Settings, api: NonNullable<Settings['blogApi']>): CachedHost {
  const { key, timeZone: zone, robotName, email } = city;
  const { blogDomain } = now;
  const refreshMs = now.feedRefreshSeconds * 1000;
  const host = functionsHost({
    ...api,
    domain: blogDomain,
    zone,
    userAgent: `${robotName}/1.0 (+${now.siteUrl}; ${email})`,
    get: guardedGet,
    now: Date.now,
  });
  return cachedHost(host, {
    identity: `${api.url} ${blogDomain}`,
    turn: hostTurn(refreshMs, api.url),
    isPublished: publishedIn(key, Date.now),
    isForeign: (domain) => isOfAnother(domain, { city, blogDomain }, cityStore().cities()),
    folder: path.resolve(/*turbopackIgnore: true*/ now.cacheDir, 'blog'),
    store: sharedStore(),
    name: `${key}:blog`,
    zone,
    refreshMs,
    now: monotonicNow,
    random: Math.random,
    onChange: () => markNewsChanged(key, ['posts']),
    log,
  });
}
