import { servedCities } from '@/lib/city/this-city';
import { staleAfter } from '@/lib/freshness/refresh-policy';
import { wasTried } from '@/lib/freshness/timed';
import { isPausedFor } from '@/lib/news/desk/shown-feeds';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { withoutQuery } from '@/lib/news/freshness/health-report';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { type ListedSource, listedSources } from '@/lib/news/sources/listed-sources';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';
import { listenersNow } from '@/lib/radio/radio-hubs';
import { finishedCounts } from '@/lib/server/finished/counts';
import { mistakesIn } from '@/lib/server/health/site-health';
import type { Metric } from '@/lib/server/health/write-metrics';

type Kept = ReadonlyMap<string, FeedRecord>;

function stateOf(listed: ListedSource, record: FeedRecord | undefined, now: number): string {
  if (isPausedFor(listed)) return 'paused';
  if (!record || !wasTried(record)) return 'unasked';
  if (record.fails > 0) return 'failing';
  return now - record.goodAt >= staleAfter ? 'stale' : 'fresh';
}

function sourceStates(kept: Kept, now: number): Metric['samples'] {
  const counts = new Map(['fresh', 'stale', 'failing', 'unasked', 'paused'].map((state) => [state, 0]));
  for (const [url, listed] of listedSources()) {
    const state = stateOf(listed, kept.get(url), now);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return [...counts].map(([state, value]) => ({ labels: { state }, value }));
}

/** Of a network only so many, the oldest: each is a series of its own. */
const mostAges = 100;

/** Of those that ever answered; without their query, which may have a key, several may have one address. */
function sourceAges(kept: Kept, now: number): Metric['samples'] {
  const ages = new Map<string, Metric['samples'][number]>();
  const known = [...listedSources().values()].flatMap((listed) => {
    const goodAt = kept.get(listed.source.url)?.goodAt ?? 0;
    return goodAt > 0 ? [{ ...listed, goodAt }] : [];
  });
  for (const { source, cities, goodAt } of known.toSorted((one, other) => one.goodAt - other.goodAt)) {
    const feed = withoutQuery(source.url);
    const labels = { city: cities[0].key, source: source.name ?? feed, feed };
    const key = JSON.stringify(labels);
    if (!ages.has(key)) ages.set(key, { labels, value: Math.max(0, Math.round((now - goodAt) / 1000)) });
  }
  return [...ages.values()].slice(0, mostAges);
}

function metric(
  name: string,
  help: string,
  samples: Metric['samples'] | number,
  type: Metric['type'] = 'gauge',
) {
  return { name, help, type, samples: typeof samples === 'number' ? [{ value: samples }] : samples };
}

function ofProcess(now: number): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const started = Math.round(now / 1000 - process.uptime());
  return [
    metric('process_resident_memory_bytes', 'Resident memory.', rss),
    metric('nodejs_heap_size_used_bytes', 'Memory that JavaScript uses.', heapUsed),
    metric('process_cpu_seconds_total', 'CPU time of user and system.', (user + system) / 1e6, 'counter'),
    metric('process_start_time_seconds', 'When the process began, since 1970.', started),
  ];
}

/** The figures of this process and all cities that it serves; of a city in hand, to open what is read. `now` in ms. */
export async function metricsNow(now: number): Promise<Metric[]> {
  const kept = new Map(
    feedStore()
      .records()
      .map((record) => [record.url, record]),
  );
  const { hits, renders, bytes } = finishedCounts;
  const { usedMb } = await pictureProxy().health();
  return [
    metric('news_cities', 'Cities that are served.', servedCities().length),
    metric('news_sources', 'Feeds by state.', sourceStates(kept, now)),
    metric(
      'news_source_age_seconds',
      'Since the last good answer, the oldest hundred.',
      sourceAges(kept, now),
    ),
    metric('news_mistakes', 'Mistakes in the files of cities and in posts.', mistakesIn().length),
    metric('news_renders_total', 'Pages that were made.', renders, 'counter'),
    metric('news_finished_hits_total', 'Requests that found a finished page.', hits, 'counter'),
    metric('news_finished_bytes', 'Memory of finished pages.', bytes),
    metric('news_pictures_bytes', 'Disk of resized pictures.', usedMb * 1024 * 1024),
    metric('news_listeners', 'Who listens to the radio.', listenersNow()),
    ...ofProcess(now),
  ];
}
