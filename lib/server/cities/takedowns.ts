import { log } from '@/lib/base/log';
import type { City } from '@/lib/city/city-type';
import type { Hide } from '@/lib/city/schema/desk';
import { servedCities } from '@/lib/city/this-city';
import { hideable } from '@/lib/news/desk/hide-rule';
import { type InForce, inForce } from '@/lib/news/desk/in-force';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { listedSources } from '@/lib/news/sources/listed-sources';

type Rule = InForce['rules'][number];

/** The entries by which the cities of this process hide something now, each with those cities: of the network's, all. */
export function takedowns(): Map<Hide, { rule: Rule; cities: Set<City> }> {
  const all: ReturnType<typeof takedowns> = new Map();
  for (const city of servedCities())
    for (const rule of inForce(city).rules) {
      const known = all.get(rule.entry) ?? { rule, cities: new Set() };
      known.cities.add(city);
      all.set(rule.entry, known);
    }
  return all;
}

/** Headlines and events, without those of others on the same story. */
function countHit({ fits }: Rule, cities: ReadonlySet<City>): number {
  const urls = new Map(
    [...listedSources()].filter(([, listed]) => listed.cities.some((one) => cities.has(one))),
  );
  const [first] = cities;
  const hosts = first ? inForce(first).ownHosts : [];
  return feedStore()
    .records()
    .flatMap(({ url, items }) => {
      const source = urls.get(url)?.source;
      return source ? items.filter((item) => fits(hideable(item, source, hosts))) : [];
    }).length;
}

const told = new Set<string>();

/** A line in the log for each entry, once. */
export function tellTakedowns(): void {
  for (const [entry, { rule, cities }] of takedowns()) {
    const name = JSON.stringify(entry);
    if (told.has(name)) continue;
    told.add(name);
    const names = [...cities].slice(0, 10).map(({ key }) => key);
    const items = countHit(rule, cities);
    log('warn', 'taken down by desk.yaml', { entry: name, items, cities: names.join() });
  }
}
