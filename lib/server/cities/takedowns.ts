import { log } from '@/lib/base/log';
import type { City } from '@/lib/city/city-type';
import type { Hide } from '@/lib/city/schema/desk';
import { servedCities } from '@/lib/city/this-city';
import type { Rule } from '@/lib/news/desk/hide-rule';
import { inForce } from '@/lib/news/desk/in-force';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { listedSources } from '@/lib/news/sources/listed-sources';

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

/** As they stood at the last look: one that comes back is told of again. */
let told = new Set<string>();

/** A line in the log for each entry that is new, with how many headlines and events it hides by itself. */
export function tellTakedowns(): void {
  const entries = [...takedowns()].map(([written, how]) => ({ entry: JSON.stringify(written), ...how }));
  const fresh = entries.filter(({ entry }) => !told.has(entry));
  told = new Set(entries.map(({ entry }) => entry));
  for (const { entry, rule, cities } of fresh) {
    const hit = feedStore()
      .records()
      .flatMap(({ url, items }) => {
        const listed = listedSources().get(url);
        if (!listed?.cities.some((city) => cities.has(city))) return [];
        return items.filter((item) => rule.fitsItem(item, listed.source));
      });
    const names = [...cities].slice(0, 10).map(({ key }) => key);
    log('warn', 'taken down by desk.yaml', { entry, items: hit.length, cities: names.join() });
  }
}
