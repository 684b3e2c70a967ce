import { troublesNow } from '@/lib/base/log';
import { knownPosts, problemsOf } from '@/lib/blog/sources/known-posts';
import { cityStore, pinnedCity, servedCities } from '@/lib/city/this-city';
import { sourceHealth } from '@/lib/freshness/timed';
import { isPausedFor } from '@/lib/news/desk/paused';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { withoutQuery } from '@/lib/news/section/health-report';
import { listedSources } from '@/lib/news/sources/listed-sources';
import type { Broken } from '@/lib/server/alerts/alert-lines';

/** ms. */
const day = 86_400_000;

type Subject = [subject: string, words: { begun: string; over: string }];

/** Feeds without a good answer for a day, or since a start that long ago; those that the desk pauses are not asked. */
function silentFeeds(now: number): Subject[] {
  const started = now - process.uptime() * 1000;
  return feedStore()
    .records()
    .flatMap((record) => {
      const listed = listedSources().get(record.url);
      const isSilent = record.fails > 0 && now - (record.goodAt || started) >= day;
      if (!listed || !isSilent || isPausedFor(listed)) return [];
      const { source, cities } = listed;
      const others = cities.length > 1 ? ` and ${cities.length - 1} more` : '';
      const who = `${cities[0].key}${others}: ${source.name ?? withoutQuery(record.url)}`;
      const begun = `${who} has been silent for a day: ${sourceHealth(record, now).failure}`;
      return [[`feed ${record.url}`, { begun, over: `${who} is back` }]];
    });
}

/** The files with mistakes by the first of each, drafts among them: this is told to the operator alone. */
function mistakes(): Subject[] {
  const posts = servedCities().map((city) => [city.key, problemsOf(knownPosts(city))] as const);
  const ofAll = ['all cities', cityStore().networkProblems()] as const;
  const firsts = new Map<string, string>();
  for (const [where, lines] of [...cityStore().problems(), ...posts, ofAll])
    for (const line of lines) {
      const file = `${where}: ${line.split(':', 1)[0]}`;
      if (!firsts.has(file)) firsts.set(file, `${where}: ${line}`);
    }
  return [...firsts].map(([file, begun]) => [`mistake ${file}`, { begun, over: `${file} is whole again` }]);
}

/** What cannot be read or written, by its words: a full disk has many folders. */
function diskTroubles(): Subject[] {
  const where = pinnedCity() ?? 'all cities';
  const words = [...troublesNow().values()];
  return words.map(({ begun, over }) => [begun, { begun: `${where}: ${begun}`, over: `${where}: ${over}` }]);
}

/** What an operator is told of, as it is at `now` in ms; each line names its city. */
export function brokenNow(now: number): Broken {
  return new Map([...silentFeeds(now), ...mistakes(), ...diskTroubles()]);
}
