import { STALE_MS } from '@/lib/freshness/refresh-policy';
import { wasTried } from '@/lib/freshness/timed';
import { metricText } from '@/lib/health/metric-text';
import { mistakesIn } from '@/lib/health/site-health';
import { isPausedFor } from '@/lib/news/desk/paused';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { withoutSecrets } from '@/lib/news/section/health-report';
import { type ListedSource, listedSources } from '@/lib/news/sources/listed-sources';
import { listenersNow } from '@/lib/radio/radio-hubs';

type Feed = ListedSource & { record: FeedRecord };

const STATES = ['fresh', 'stale', 'failing', 'unasked', 'paused'] as const;

function stateOf({ record, ...listed }: Feed, now: number): (typeof STATES)[number] {
  if (isPausedFor(listed)) return 'paused';
  if (!wasTried(record)) return 'unasked';
  if (record.fails > 0) return 'failing';
  return now - record.goodAt >= STALE_MS ? 'stale' : 'fresh';
}

/** Maximum number of ages to write. Each is a time series, so with many cities only the oldest are written. */
const MAX_AGES = 100;

/** Returns the ages of feeds that have responded. URLs that differ only in the query share the oldest age. */
function ages(feeds: readonly Feed[], now: number) {
  const samples = new Map<string, { labels: Record<string, string>; value: number }>();
  for (const { source, cities, record } of feeds.toSorted(
    (one, other) => other.record.goodAt - one.record.goodAt,
  )) {
    const feed = withoutSecrets(source.url);
    const labels = { city: cities[0].key, source: source.name ?? feed, feed };
    const value = Math.max(0, Math.round((now - record.goodAt) / 1000));
    if (record.goodAt > 0) samples.set(feed, { labels, value });
  }
  return [...samples.values()].toSorted((one, other) => other.value - one.value).slice(0, MAX_AGES);
}

/** Counters of the HTTP cache since startup. `bytes`: memory that stored responses use now. */
type CacheCounts = { hits: number; renders: number; bytes: number };

/** Returns the metrics of this process and all its cities in the Prometheus format. `now` is in ms. */
export function metricsNow(now: number, { hits, renders, bytes }: CacheCounts): string {
  const records = new Map(
    feedStore()
      .records()
      .map((record) => [record.url, record]),
  );
  const feeds = [...listedSources().values()].map((listed) => {
    const { url } = listed.source;
    return { ...listed, record: records.get(url) ?? newRecord(url) };
  });
  const byState = STATES.map((state) => ({
    labels: { state },
    value: feeds.filter((feed) => stateOf(feed, now) === state).length,
  }));
  const { rss, heapUsed } = process.memoryUsage();
  return [
    metricText('news_sources', 'Feeds by state.', byState),
    metricText('news_source_age_seconds', 'Time since the last good response.', ages(feeds, now)),
    metricText('news_mistakes', 'Mistakes in city folders and posts.', mistakesIn().length),
    metricText('news_renders_total', 'Responses rendered for the cache.', renders),
    metricText('news_finished_hits_total', 'Requests served from the cache.', hits),
    metricText('news_finished_bytes', 'Memory of cached responses.', bytes),
    metricText('news_listeners', 'Radio listeners now.', listenersNow()),
    metricText('process_resident_memory_bytes', 'Resident memory.', rss),
    metricText('nodejs_heap_size_used_bytes', 'Memory used by JavaScript.', heapUsed),
  ].join('');
}
