import { log } from '@/lib/base/log';
import type { City } from '@/lib/city/city-type';
import type { Hide } from '@/lib/city/schema/desk';
import { servedCities } from '@/lib/city/this-city';
import type { Rule } from '@/lib/news/desk/hide-rule';
import { inForce } from '@/lib/news/desk/in-force';
import { RuleIndex } from '@/lib/news/desk/rule-index';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { listedSources } from '@/lib/news/sources/listed-sources';

/** Returns the entries of desk.yaml that currently hide something, each with the cities that it applies to. */
export function takedowns(): Map<Hide, Takedown> {
  const all: ReturnType<typeof takedowns> = new Map();
  for (const city of servedCities())
    for (const rule of inForce(city, Date.now()).rules) {
      const known = all.get(rule.entry) ?? { rule, cities: new Set() };
      known.cities.add(city);
      all.set(rule.entry, known);
    }
  return all;
}

/** Entries that the last `logTakedowns` call found. An entry that is removed and added again is logged again. */
let logged = new Set<string>();

type Takedown = { rule: Rule; cities: Set<City> };

/** Returns how many headlines and events each rule matches. */
function countHits(all: readonly Takedown[]): Map<Rule, number> {
  const citiesOf = new Map(all.map(({ rule, cities }) => [rule, cities]));
  const rules = [...citiesOf.keys()];
  const hosts = new Set(rules.map(({ ownHosts }) => ownHosts));
  const indexes = [...hosts].map(
    (own) =>
      new RuleIndex(
        rules.filter(({ ownHosts }) => ownHosts === own),
        own,
      ),
  );
  const hits = new Map<Rule, number>();
  for (const { url, items } of feedStore().records()) {
    const listed = listedSources().get(url);
    if (!listed) continue;
    for (const item of items)
      for (const rule of indexes.flatMap((index) => index.matchingItem(item, listed.source)))
        if (listed.cities.some((city) => citiesOf.get(rule)?.has(city)))
          hits.set(rule, (hits.get(rule) ?? 0) + 1);
  }
  return hits;
}

/** Logs each new `hide` entry with the number of headlines and events that it matches. */
export function logTakedowns(): void {
  const entries = [...takedowns()].map(([written, how]) => ({ entry: JSON.stringify(written), ...how }));
  const fresh = entries.filter(({ entry }) => !logged.has(entry));
  logged = new Set(entries.map(({ entry }) => entry));
  const hits = fresh.length > 0 ? countHits(fresh) : new Map<Rule, number>();
  for (const { entry, rule, cities } of fresh) {
    const names = [...cities].slice(0, 10).map(({ key }) => key);
    log('warn', 'taken down by desk.yaml', { entry, items: hits.get(rule) ?? 0, cities: names.join() });
  }
}
