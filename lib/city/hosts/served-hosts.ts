import { log } from '@/lib/base/log';
import type { City } from '@/lib/city/city-type';
import { type HostTable, hostTable } from '@/lib/city/hosts/host-table';
import { servedCities } from '@/lib/city/this-city';

// Pages and route handlers are bundled apart: globalThis makes it one table per process.
const shared = globalThis as typeof globalThis & {
  servedHosts?: { served: readonly City[]; table: HostTable };
};

/** The hosts of the cities that are served now; says in the log what two of them claim. */
export function servedHosts(): HostTable {
  const served = servedCities();
  const known = shared.servedHosts;
  if (known?.served === served) return known.table;
  const table = hostTable(served, known?.table);
  const told = new Set(known?.table.clashes.map((clash) => JSON.stringify(clash)));
  for (const clash of table.clashes)
    if (!told.has(JSON.stringify(clash))) log('error', 'two cities list one host', clash);
  shared.servedHosts = { served, table };
  return table;
}

/** The first of a city's hosts that leads to it; where none does, as another city has them, the first that it lists. */
export function ownHost(
  { key, hosts }: Pick<City, 'key' | 'hosts'>,
  { byHost } = servedHosts(),
): string | undefined {
  return hosts.find((host) => byHost.get(host) === key) ?? hosts[0];
}
