import { troublesNow } from '@/lib/base/log';
import { blogHealth } from '@/lib/blog/blog-store';
import { knownPosts, problemsOf } from '@/lib/blog/sources/city-folder';
import type { City } from '@/lib/city/city-type';
import { cityStore, inCity, pinnedCity, servedCities } from '@/lib/city/this-city';
import { sourceHealth, wasTried } from '@/lib/freshness/timed';
import { isPausedFor } from '@/lib/news/desk/shown-feeds';
import { withoutQuery } from '@/lib/news/freshness/health-report';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { listedSources } from '@/lib/news/sources/listed-sources';
import type { Broken } from '@/lib/server/alerts/alert-lines';
import { settings } from '@/lib/settings/settings';

/** ms. */
const day = 86_400_000;

type Subject = [subject: string, { begun: string; over: string }];

function silence(subject: string, who: string, why = 'no answer'): Subject {
  return [subject, { begun: `${who} has been silent for a day: ${why}`, over: `${who} is back` }];
}

function citiesOf([first, ...others]: readonly [City, ...City[]]): string {
  return others.length > 0 ? `${first.key} and ${others.length} more` : first.key;
}

/** Feeds that were without a good answer for a day, or since a start that long ago; those that the desk pauses are not asked. */
function silentFeeds(now: number): Subject[] {
  const started = now - process.uptime() * 1000;
  return feedStore()
    .records()
    .flatMap((record) => {
      const listed = listedSources().get(record.url);
      const isSilent = record.fails > 0 && now - (record.goodAt || started) >= day;
      if (!listed || !isSilent || !wasTried(record) || isPausedFor(listed)) return [];
      const who = `${citiesOf(listed.cities)}: ${listed.source.name ?? withoutQuery(record.url)}`;
      return [silence(`feed ${record.url}`, who, sourceHealth(record, now).failure)];
    });
}

function silentHosts(now: number): Subject[] {
  if (!settings().blogApi) return [];
  return servedCities().flatMap(({ key }) => {
    const blog = inCity(key, () => blogHealth(now));
    const list = 'parts' in blog ? blog.parts.find(({ part }) => part === 'list') : undefined;
    const isSilent = list && list.fails > 0 && (list.ageSeconds ?? 0) * 1000 >= day;
    return isSilent ? [silence(`host ${key}`, `${key}: the host of posts`, list.failure)] : [];
  });
}

/** The files with mistakes, drafts among them: this is told to the operator alone. */
function mistakes(): Subject[] {
  const store = cityStore();
  const posts = servedCities().map((city) => [city.key, problemsOf(knownPosts(city))] as const);
  const all = [...store.problems(), ...posts, ['all cities', store.networkProblems()] as const];
  const byFile = new Map<string, { where: string; lines: string[] }>();
  for (const [where, lines] of all)
    for (const line of lines) {
      const file = `${where}: ${line.split(':', 1)[0]}`;
      const known = byFile.get(file) ?? { where, lines: [] };
      byFile.set(file, { where, lines: [...known.lines, line] });
    }
  return [...byFile].map(
    ([
      file,
      {
        where,
        lines: [first, ...others],
      },
    ]) => {
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      return [`mistake ${file}`, { begun: `${where}: ${first}${more}`, over: `${file} is whole again` }];
    },
  );
}

/** What cannot be read or written, by its words: a full disk has many folders. */
function diskTroubles(): Subject[] {
  const where = pinnedCity() ?? 'all cities';
  return [...troublesNow().values()].map(({ begun, over }) => [
    `disk ${begun}`,
    { begun: `${where}: ${begun}`, over: `${where}: ${over}` },
  ]);
}

/** What an operator is told of, as it is now, in ms; each line names its city. */
export function brokenNow(now: number): Broken {
  return new Map([...silentFeeds(now), ...silentHosts(now), ...mistakes(), ...diskTroubles()]);
}
