import { troublesNow } from '@/lib/base/log';
import { knownPosts, problemsOf } from '@/lib/blog/sources/known-posts';
import { cityStore, onlyCity, servedCities } from '@/lib/city/this-city';
import { sourceHealth } from '@/lib/freshness/timed';
import type { Problems } from '@/lib/health/alert-lines';
import { isPausedFor } from '@/lib/news/desk/paused';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { withoutSecrets } from '@/lib/news/section/health-report';
import { listedSources } from '@/lib/news/sources/listed-sources';

/** Time after which a failing feed counts as a problem. */
const SILENT_MS = 86_400_000;

type Subject = [subject: string, words: { begun: string; over: string }];

/**
 * Returns failing feeds whose last good response was at least a day ago. For a feed without any good response,
 * the day counts from the start of the process. Leaves out paused feeds.
 */
function silentFeeds(now: number): Subject[] {
  const started = now - process.uptime() * 1000;
  return feedStore()
    .records()
    .flatMap((record) => {
      const listed = listedSources().get(record.url);
      const isSilent = record.fails > 0 && now - (record.goodAt || started) >= SILENT_MS;
      if (!listed || !isSilent || isPausedFor(listed)) return [];
      const { source, cities } = listed;
      const others = cities.length > 1 ? ` and ${cities.length - 1} more` : '';
      const who = `${cities[0].key}${others}: ${source.name ?? withoutSecrets(record.url)}`;
      const begun = `${who} has been silent for a day: ${sourceHealth(record, now).failure}`;
      return [[`feed ${record.url}`, { begun, over: `${who} is back` }]];
    });
}

/** Returns the first mistake of each file. Drafts are included, because only the operator gets alerts. */
function mistakes(): Subject[] {
  const posts = servedCities().map((city) => [city.key, problemsOf(knownPosts(city))] as const);
  const ofAll = ['all cities', cityStore().networkProblems()] as const;
  const firsts = new Map<string, string>();
  for (const [where, lines] of [...cityStore().problems(), ...posts, ofAll])
    for (const line of lines) {
      const file = `${where}: ${line.split(':', 1)[0]}`;
      if (!firsts.has(file)) firsts.set(file, `${where}: ${line}`);
    }
  return [...firsts].map(([file, begun]) => [
    `mistake ${file}`,
    { begun, over: `${file} has no mistakes anymore` },
  ]);
}

/** Returns disk errors, deduplicated by message. */
function diskTroubles(): Subject[] {
  const where = onlyCity() ?? 'all cities';
  const words = [...troublesNow().values()];
  return words.map(({ begun, over }) => [begun, { begun: `${where}: ${begun}`, over: `${where}: ${over}` }]);
}

/** Returns all problems to alert the operator about. Each line names its city; `now` is in ms. */
export function currentProblems(now: number): Problems {
  return new Map([...silentFeeds(now), ...mistakes(), ...diskTroubles()]);
}
