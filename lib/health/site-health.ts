import { Cache } from '@/lib/base/cache';
import { type BlogHealth, blogHealth, postProblems, readFolderPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { cityByKey, cityStore, servedCities } from '@/lib/city/this-city';
import { calendarHealth } from '@/lib/events/event-store';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { sharedStore } from '@/lib/freshness/records/records';
import { isShowable } from '@/lib/freshness/refresh-policy';
import { type Timed, wasTried } from '@/lib/freshness/timed';
import { pinsInNoList } from '@/lib/front/editors/pinned-stories';
import { takedowns } from '@/lib/health/takedowns';
import { inForce } from '@/lib/news/desk/in-force';
import { isPaused } from '@/lib/news/desk/paused';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { feedStore, recordsOf } from '@/lib/news/freshness/open-feed-store';
import { healthReport, networkReport } from '@/lib/news/section/health-report';
import { type LeftOut, leftOutOf } from '@/lib/news/section/section-items';
import { listPlace, shownRecord } from '@/lib/news/section/section-news';
import { hiddenStories } from '@/lib/news/section/story-groups';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { listedSources, sourcesOf } from '@/lib/news/sources/listed-sources';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';
import { radioHealth } from '@/lib/radio/radio-hubs';
import { sections } from '@/lib/sections';
import { settings, settingsOf } from '@/lib/settings/settings';
import { weatherHealth } from '@/lib/weather/weather-store';

/** Maximum time until the process counts as ready. The first fetch of a hanging feed takes ten seconds. */
export const MAX_START_MS = 15_000;

/** The feeds that have been fetched so far, and the number of all feeds. */
type Gathered = { feeds: readonly Timed[]; sources: number };

/**
 * Whether a load balancer may send readers here: a feed has items, all feeds have been tried (even if all failed), or
 * the process has run for MAX_START_MS.
 */
export function isReady({ feeds, sources }: Gathered, uptimeMs: number, now: number): boolean {
  if (uptimeMs >= MAX_START_MS || feeds.some((feed) => isShowable(feed, now))) return true;
  return feeds.length >= sources && feeds.every(wasTried);
}

/** Maximum length of lists that grow with the number of cities. */
const MAX_LISTED = 100;

/**
 * Returns the mistakes in a city's files, such as `learn.yaml:3: …`. Without a key, returns the mistakes of all cities,
 * each with the name of its folder. Mistakes in posts are included only after something has read the posts.
 */
export function mistakesIn(key?: string): string[] {
  const store = cityStore();
  const ofAll = store.networkProblems();
  if (key !== undefined) {
    const city = cityByKey(key);
    return [...(store.problems().get(key) ?? []), ...ofAll, ...(city ? postProblems(city) : [])];
  }
  const posts = servedCities().map((city) => [city.key, postProblems(city)] as const);
  const lines = [...store.problems(), ...posts].flatMap(([name, all]) =>
    all.map((line) => `${name}/${line}`),
  );
  return [...ofAll, ...lines];
}

type Process = { isDegraded: boolean; city?: string; now: number; uptimeMs: number };

/**
 * Reports on the process, and on mistakes in the files of one city or all cities. `ready` is false until load balancers
 * may send readers here. `degraded` means that readers are served, but a source fails or is stale, the shared store
 * does not reply, or a file has a mistake.
 */
async function commonHealth({ isDegraded, city, now, uptimeMs }: Process) {
  const store = sharedStore();
  const isCutOff = store !== undefined && !store.inReach();
  const mistakes = mistakesIn(city).slice(0, MAX_LISTED);
  const ready = isReady({ feeds: feedStore().records(), sources: listedSources().size }, uptimeMs, now);
  const status = isDegraded || isCutOff || mistakes.length > 0 ? 'degraded' : 'ok';
  return {
    ready,
    status: ready ? status : 'starting',
    mistakes,
    uptimeSeconds: Math.round(uptimeMs / 1000),
    ...(store && { sharedStore: isCutOff ? 'out of reach' : 'in reach' }),
    radio: radioHealth(),
    pictures: await pictureProxy().health(),
  };
}

/** Short, because items are left out when their day has passed, even if no feed changes. */
const LEFT_OUT_TTL_MS = 60_000;
/** `hidden`: number of headlines and events that desk.yaml hides. */
type Left = { leftOut: ReadonlyMap<string, LeftOut>; hidden: number };
const leftOutKnown = new Cache<Left>({ max: MAX_LISTED, lifeOf: () => LEFT_OUT_TTL_MS });

/** Counts the items that a city leaves out and hides, cached for a minute or until its news changes. */
function leftOutIn(city: City, records: readonly FeedRecord[], now: number): Promise<Left> {
  return leftOutKnown.getOrMake(`${city.key} ${newsChangedAt(city.key)}`, async () => {
    const stories = await hiddenStories(city);
    const sources = new Map(sourcesOf(city).map((source) => [source.url, source]));
    const shown = records.map((record) => {
      const source = sources.get(record.url);
      return source ? shownRecord(record, source, city, stories) : record;
    });
    const itemsOf = new Map(shown.map(({ url, items }) => [url, items]));
    const all = new Map<string, LeftOut>();
    for (const { feedKey } of sections)
      for (const source of feedSources(city, feedKey, settingsOf(city))) {
        const items = itemsOf.get(source.url) ?? [];
        const left = leftOutOf(items, source, { feedKey, city }, listPlace(now, city));
        if (Object.keys(left).length > 0) all.set(source.url, { ...all.get(source.url), [feedKey]: left });
      }
    const count = (some: readonly FeedRecord[]) => some.reduce((sum, { items }) => sum + items.length, 0);
    return { leftOut: all, hidden: count(records) - count(shown) };
  });
}

/** Reports on a city and each of its feeds. `now` is in ms. */
export async function siteHealth(city: City, now: number, uptimeMs: number) {
  const records = recordsOf(city);
  const { leftOut, hidden } = await leftOutIn(city, records, now);
  const paused = sourcesOf(city).filter((source) => isPaused(source, city));
  const news = healthReport(records, now, leftOut, new Set(paused.map(({ url }) => url)));
  await readFolderPosts(city);
  const blog = blogHealth(city, now);
  const isDegraded = news.status === 'degraded' || isSilent(blog);
  const common = await commonHealth({ isDegraded, city: city.key, now, uptimeMs });
  const takedowns = { entries: inForce(city, now).rules.length, hidden };
  const pins = { entries: inForce(city, now).pins.length, inNoList: pinsInNoList(city, now) };
  return {
    ...news,
    ...common,
    pins,
    takedowns,
    calendar: calendarHealth(city, records),
    blog,
    weather: weatherHealth(city, now),
  };
}

function isSilent(blog: BlogHealth): boolean {
  return blog.source === 'functions host' && blog.failing > 0;
}

/** Reports on a process with many cities: counts, and the names of up to `MAX_LISTED` failures. */
export async function networkHealth(now: number, uptimeMs: number) {
  const lost = servedCities().flatMap((city) =>
    pinsInNoList(city, now).map((link) => `${city.key}: ${link}`),
  );
  const news = networkReport(listedSources(), feedStore().records(), now);
  const silent = settings().blogApi ? servedCities().filter((city) => isSilent(blogHealth(city, now))) : [];
  const failing = silent.slice(0, MAX_LISTED).map(({ key }) => key);
  const blog = settings().blogApi ? { source: 'functions host', failing } : { source: 'city folder' };
  const isDegraded = news.status === 'degraded' || silent.length > 0;
  const common = await commonHealth({ isDegraded, now, uptimeMs });
  return {
    ...news,
    ...common,
    takedowns: { entries: takedowns().size },
    pins: { inNoList: lost.slice(0, MAX_LISTED) },
    cities: servedCities().length,
    blog,
  };
}
