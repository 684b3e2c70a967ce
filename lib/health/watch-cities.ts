import { NO_CITY } from '@/lib/base/http';
import { bugFacts, log } from '@/lib/base/log';
import { inSlices } from '@/lib/base/turns/in-slices';
import { readFolderPosts } from '@/lib/blog/blog-store';
import { leftoverLines } from '@/lib/city/complete/samples';
import { type HostTable, ownHost, servedHosts } from '@/lib/city/served-hosts';
import { cityStore, servedCities } from '@/lib/city/this-city';
import { markAllChanged } from '@/lib/freshness/news-changed';
import { logTakedowns } from '@/lib/health/takedowns';
import { settings } from '@/lib/settings/settings';

const mistake =
  "a mistake in a city's folder or the network's desk.yaml; the part keeps its last good value or is left out";

let loggedProblems: readonly string[] = [];

function logProblems(keys: readonly string[]): void {
  const problems = cityStore().problems();
  for (const key of keys)
    for (const problem of problems.get(key) ?? []) log('error', mistake, { city: key, problem });
  const current = cityStore().networkProblems();
  for (const problem of current) if (!loggedProblems.includes(problem)) log('error', mistake, { problem });
  loggedProblems = current;
  // Called for its side effect: logs hosts that two cities list, without waiting for the first request.
  servedHosts();
}

/** Describes a change in a city's folder for the log: the city was removed, or read again without mistakes. */
function changeOf(key: string): string {
  if (!cityStore().city(key)) return 'a city was removed';
  const isServed = servedCities().some((city) => city.key === key);
  return isServed ? 'read a city again' : 'read a city that this process does not serve';
}

/** Reads posts before anyone requests them, so that their mistakes are logged right after an edit. */
async function readPostsOf(keys: readonly string[]): Promise<void> {
  const served = servedCities().filter((city) => keys.includes(city.key));
  for (const city of served) if (city.postFiles.length > 0) await readFolderPosts(city);
}

/** Returns the keys of cities whose main host has changed, because a host was added or removed. */
function movedSince(before: HostTable): string[] {
  const now = servedHosts();
  if (now === before) return [];
  const moved = servedCities().filter((city) => ownHost(city, before) !== ownHost(city, now));
  return moved.map(({ key }) => key);
}

/** Rereads edited cities and logs their mistakes. */
export async function refreshCities(): Promise<void> {
  const store = cityStore();
  const hosts = servedHosts();
  const changed = await store.refresh(inSlices());
  const whole = changed.filter((key) => !store.problems().has(key));
  for (const key of whole) log('info', changeOf(key), { city: key });
  logProblems(changed);
  const moved = movedSince(hosts);
  const network = changed.length + moved.length > 0 ? [NO_CITY] : [];
  for (const key of new Set([...changed, ...moved, ...network])) markAllChanged(key);
  await readPostsOf(changed);
  logTakedowns();
}

/** Logs the sample values that live cities still contain, with file and key. */
function logSamples(): void {
  if (settings().feeds.kind !== 'live') return;
  for (const { key } of servedCities()) {
    const city = cityStore().city(key);
    const lines = city ? leftoverLines(city) : [];
    for (const leftover of lines)
      log('warn', 'a live city still contains a sample value', { city: key, leftover });
  }
}

export function watchCities(): void {
  logProblems([...cityStore().problems().keys()]);
  logSamples();
  let isReading = false;
  setInterval(async () => {
    // A slow disk may take longer than the interval, so the last round may not be finished yet.
    if (isReading) return;
    isReading = true;
    await refreshCities().catch((error) =>
      log('error', 'the folder of cities cannot be read', bugFacts(error)),
    );
    isReading = false;
  }, settings().citiesRefreshSeconds * 1000).unref();
}
