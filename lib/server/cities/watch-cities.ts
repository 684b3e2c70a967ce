import { inSlices } from '@/lib/base/in-slices';
import { bugFacts, log } from '@/lib/base/log';
import { readFolderPosts } from '@/lib/blog/blog-store';
import { leftoverLines } from '@/lib/city/complete/samples';
import { type HostTable, ownHost, servedHosts } from '@/lib/city/served-hosts';
import { cityStore, servedCities } from '@/lib/city/this-city';
import { markAllChanged } from '@/lib/freshness/news-changed';
import { logTakedowns } from '@/lib/health/takedowns';
import { settings } from '@/lib/settings/settings';

const everyMs = 20_000;

const mistake =
  "a mistake in a city's folder or the network's desk.yaml: what it is in stays as it last was, or away";

let toldOfAll: readonly string[] = [];

function tellProblems(keys: readonly string[]): void {
  const problems = cityStore().problems();
  for (const key of keys)
    for (const problem of problems.get(key) ?? []) log('error', mistake, { city: key, problem });
  const ofAll = cityStore().networkProblems();
  for (const problem of ofAll) if (!toldOfAll.includes(problem)) log('error', mistake, { problem });
  toldOfAll = ofAll;
  // Told now, not when the first reader comes.
  servedHosts();
}

/** What became of a city whose folder has changed, and has no mistake or is gone. */
function changeOf(key: string): string {
  if (!cityStore().city(key)) return 'a city was taken away';
  const isServed = servedCities().some((city) => city.key === key);
  return isServed ? 'read a city again' : 'read a city that this process does not serve';
}

/** An editor looks into the log now, not when somebody asks for the posts. */
async function readPostsOf(keys: readonly string[]): Promise<void> {
  const served = servedCities().filter((city) => keys.includes(city.key));
  for (const city of served) if (city.postFiles.length > 0) await readFolderPosts(city);
}

/** Those whose own address is another since, as a host was let go of or taken. */
function movedSince(before: HostTable): string[] {
  const now = servedHosts();
  if (now === before) return [];
  const moved = servedCities().filter((city) => ownHost(city, before) !== ownHost(city, now));
  return moved.map(({ key }) => key);
}

/** Reads the cities' folders again after an edit, and says in the log what is wrong with one. */
export async function refreshCities(): Promise<void> {
  const store = cityStore();
  const hosts = servedHosts();
  const changed = await store.refresh(inSlices());
  const whole = changed.filter((key) => !store.problems().has(key));
  for (const key of whole) log('info', changeOf(key), { city: key });
  tellProblems(changed);
  for (const key of new Set([...changed, ...movedSince(hosts)])) markAllChanged(key);
  await readPostsOf(changed);
  logTakedowns();
}

/** Says at the start of a live paper what is still made up for the sample edition, with file and key. */
function tellSamples(): void {
  if (settings().feeds.kind !== 'live') return;
  for (const { key } of servedCities()) {
    const city = cityStore().city(key);
    const lines = city ? leftoverLines(city) : [];
    for (const leftover of lines) log('warn', 'made up for the sample edition', { city: key, leftover });
  }
}

export function watchCities(): void {
  tellProblems([...cityStore().problems().keys()]);
  tellSamples();
  let isReading = false;
  setInterval(async () => {
    // A slow disk may take longer than the time between two looks.
    if (isReading) return;
    isReading = true;
    await refreshCities().catch((error) =>
      log('error', 'the folder of cities cannot be read', bugFacts(error)),
    );
    isReading = false;
  }, everyMs).unref();
}
