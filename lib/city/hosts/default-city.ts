import { type Environment, given } from '@/lib/base/setting-list';
import type { City } from '@/lib/city/city-type';

type Listed = Pick<City, 'key' | 'hosts' | 'sampleSections'>;

/** The host that an address names, without its port; undefined for one that names none. */
export function hostNamed(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** False before true. */
function byTruth<T>(is: (one: T) => boolean): (one: T, other: T) => number {
  return (one, other) => Number(is(one)) - Number(is(other));
}

/**
 * Of several cities, which are in the order of their keys, the one at SITE_URL and on this machine: the one that lists
 * that host, else one without hosts, which would be nowhere; of several, one that has a sample edition, as it came with
 * the software. Undefined where SITE_URL (`{host}`) or NETWORK_HOST says that each is at its own hosts, and where
 * SITE_URL names a host of none.
 */
export function defaultOf(cities: readonly Listed[], env: Environment): string | undefined {
  const siteUrl = given(env, 'SITE_URL');
  if (siteUrl?.includes('{host}') || given(env, 'NETWORK_HOST')) return undefined;
  const host = hostNamed(siteUrl);
  const named = cities.find(({ hosts }) => host !== undefined && hosts.includes(host));
  const [first] = cities
    .filter(({ hosts }) => siteUrl === undefined || hosts.length === 0)
    .toSorted(byTruth(({ hosts }) => hosts.length > 0))
    .toSorted(byTruth(({ sampleSections }) => sampleSections.length === 0));
  return (named ?? first)?.key;
}
