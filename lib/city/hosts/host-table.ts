import type { City } from '@/lib/city/city-type';

/** Two cities that list one host: the one that has it and the one that does not. */
export type Clash = { host: string; has: string; claims: string };

export type HostTable = { byHost: ReadonlyMap<string, string>; clashes: readonly Clash[] };

type Listed = Pick<City, 'key' | 'hosts'>;

/** The cities by their hosts. A host of two is that of the city that had it `before`, else of the first. */
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
  return { byHost, clashes };
}
