import { log } from '@/lib/base/log';
import type { City } from '@/lib/city/city-type';
import { openedCities, servedCities, toggleWww } from '@/lib/city/this-city';

/** Returns the host from a Host header in lowercase, without the port or a trailing dot. */
export function bareHost(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Two cities list the same host. `has`: the city that gets it; `claims`: the other city. */
type Clash = { host: string; has: string; claims: string };

export type HostTable = { byHost: ReadonlyMap<string, string>; clashes: readonly Clash[] };

type Listed = Pick<City, 'key' | 'hosts'>;

/**
 * Maps hosts to cities. A host also matches with or without `www.`, unless another city lists that form. If two cities
 * list a host, the city that had it in `before` keeps it, else the first one gets it.
 */
export function hostTable(cities: readonly Listed[], before?: HostTable): HostTable {
  const byHost = new Map<string, string>();
  const clashes: Clash[] = [];
  for (const { key, hosts } of cities)
    for (const host of new Set(hosts)) {
      const other = byHost.get(host);
      const has = other === undefined || before?.byHost.get(host) === key ? key : other;
      byHost.set(host, has);
      if (other !== undefined) clashes.push({ host, has, claims: has === key ? other : key });
    }
  for (const [host, key] of [...byHost]) if (!byHost.has(toggleWww(host))) byHost.set(toggleWww(host), key);
  return { byHost, clashes };
}

/** Returns the hosts of all served cities; logs each new clash between two cities. */
export function servedHosts(): HostTable {
  const of = servedCities();
  const opened = openedCities();
  const last = opened.hosts;
  if (last?.of === of) return last;
  const table = hostTable(of, last);
  const logged = new Set(last?.clashes.map((clash) => JSON.stringify(clash)));
  for (const clash of table.clashes)
    if (!logged.has(JSON.stringify(clash))) log('error', 'two cities list the same host', clash);
  opened.hosts = { of, ...table };
  return opened.hosts;
}

/**
 * Returns the first of a city's hosts at which it is served; if there is none, the first host that it lists.
 */
export function ownHost(
  { key, hosts }: Pick<City, 'key' | 'hosts'>,
  { byHost } = servedHosts(),
): string | undefined {
  return hosts.find((host) => byHost.get(host) === key) ?? hosts[0];
}
