import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import { type HostTable, hostTable } from '@/lib/city/hosts/host-table';
import { servedCities } from '@/lib/city/this-city';

/** `served`: the cities that the table was made of. */
const last = processWide<{ served?: readonly City[]; table?: HostTable }>('served hosts', () => ({}));

/** The hosts of the cities that are served now; says in the log what two of them claim. */
export function servedHosts(): HostTable {
  const served = servedCities();
  if (last.table && last.served === served) return last.table;
  const table = hostTable(served, last.table);
  const told = new Set(last.table?.clashes.map((clash) => JSON.stringify(clash)));
  for (const clash of table.clashes)
    if (!told.has(JSON.stringify(clash))) log('error', 'two cities list one host', clash);
  Object.assign(last, { served, table });
  return table;
}

/** The first of a city's hosts that leads to it; where none does, as another city has them, the first that it lists. */
export function ownHost(
  { key, hosts }: Pick<City, 'key' | 'hosts'>,
  { byHost } = servedHosts(),
): string | undefined {
  return hosts.find((host) => byHost.get(host) === key) ?? hosts[0];
}
