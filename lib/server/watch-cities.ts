import { log } from '@/lib/base/log';
import { cityStore } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';

const everyMs = 20_000;

/** Reads the cities' folders again after an edit, and says in the log what is wrong with one. */
export function refreshCities(): void {
  const store = cityStore();
  const changed = store.refresh();
  for (const key of changed) {
    const problems = store.problems().get(key) ?? [];
    if (problems.length === 0) log('info', 'read a city again', { city: key });
    for (const problem of problems)
      log('error', 'a city cannot be read, its last good data stay', { city: key, problem });
  }
  if (changed.length > 0) markNewsChanged();
}

export function watchCities(): void {
  setInterval(refreshCities, everyMs).unref();
}
