import { Cache } from '@/lib/base/cache';
import { type BlogHealth, blogHealth, postProblems, readFolderPosts } from '@/lib/blog/blog-store';
import { cityByKey, cityStore, servedCities, thisCity } from '@/lib/city/this-city';
import { calendarHealth } from '@/lib/events/event-store';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { sharedStore } from '@/lib/freshness/records/records';
import { isShowable } from '@/lib/freshness/refresh-policy';
import { type Timed, wasTried } from '@/lib/freshness/timed';
import { pinsInNoList } from '@/lib/front/editors/pinned-stories';
import { inForce } from '@/lib/news/desk/in-force';
import { isPaused } from '@/lib/news/desk/paused';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { feedStore, recordsOf } from '@/lib/news/freshness/open-feed-store';
import { type LeftOut, leftOutOf } from '@/lib/news/section/filter-items';
import { healthReport, networkReport } from '@/lib/news/section/health-report';
import { listPlace } from '@/lib/news/section/section-news';
import { shownRecord } from '@/lib/news/section/shown-record';
import { hiddenStories } from '@/lib/news/section/story-groups';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { listedSources, sourcesOf } from '@/lib/news/sources/listed-sources';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';
import { radioHealth } from '@/lib/radio/radio-hubs';
import { sections } from '@/lib/sections';
import { takedowns } from '@/lib/server/cities/takedowns';
import { settings, settingsOf } from '@/lib/settings/settings';
import { weatherHealth } from '@/lib/weather/weather-store';

/** ms. A hanging feed ends its first try in ten seconds, and others wait for their turn. */
export const longestStart = 15_000;

/** What is known of feeds, which are asked bit by bit, and how many there are. */
type Gathered = { feeds: readonly Timed[]; sources: number };

/** Whether to send readers here. A site whose sources all fail is ready: it serves what it has. */
export function isReady({ feeds, sources }: Gathered, uptimeMs: number, now: number): boolean {
  if (uptimeMs >= longestStart || feeds.some((feed) => isShowable(feed, now))) return true;
  return feeds.length >= sources && feeds.every(wasTried);
}

/** Of lists that could be as long as the network. */
const mostNamed = 100;

/**
 * What editors got wrong, a line each: `learn.yaml:3: …`, `posts/new.md:2: …`; of all cities each behind its folder's name,
 * and of posts what was asked for. What it is in is as it last was, or away.
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

type Told = { isDegraded: boolean; city?: string; now: number; uptimeMs: number };

/**
 * What the process has as a whole, and what editors got wrong, in one city or in all. `ready`: whether readers may be sent
 * to this process, whatever city they read; they are served all the same where a source fails or is older than an hour, or
 * an edit does not show, which is 'degraded'.
 */
async function commonHealth({ isDegraded, city, now, uptimeMs }: Told) {
  const store = sharedStore();
  const isCutOff = store !== undefined && !store.inReach();
  const mistakes = mistakesIn(city).slice(0, mostNamed);
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

/** ms. What is left out because its day is past changes by itself. */
const leftOutFor = 60_000;
/** `hidden`: how many of its headlines and events the desk hides. */
type Left = { leftOut: ReadonlyMap<string, LeftOut>; hidden: number };
const leftOutKnown = new Cache<Left>({ max: mostNamed, lifeOf: () => leftOutFor });

/** Of the city in hand, counted again when its news changes: a look at the health is to cost next to nothing. */
function leftOutHere(records: readonly FeedRecord[], now: number): Promise<Left> {
  const city = thisCity();
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

/** Of the city in hand, with every source of its own. */
export async function siteHealth(now: number, uptimeMs: number) {
  const city = thisCity();
  const records = recordsOf(city);
  const { leftOut, hidden } = await leftOutHere(records, now);
  const paused = sourcesOf(city).filter((source) => isPaused(source, city));
  const news = healthReport(records, now, leftOut, new Set(paused.map(({ url }) => url)));
  await readFolderPosts(city);
  const blog = blogHealth(city, now);
  const isDegraded = news.status === 'degraded' || isSilent(blog);
  const common = await commonHealth({ isDegraded, city: city.key, now, uptimeMs });
  const takedowns = { entries: inForce(city).rules.length, hidden };
  const pins = { entries: inForce(city).pins.length, inNoList: pinsInNoList(city) };
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

/** `failing`: the keys of cities whose posts cannot be had, up to a bound. */
type BlogsHealth = { source: 'city folder' } | { source: 'functions host'; failing: string[] };

function blogsHealth(now: number): BlogsHealth {
  if (!settings().blogApi) return { source: 'city folder' };
  const failing = servedCities().filter((city) => isSilent(blogHealth(city, now)));
  return { source: 'functions host', failing: failing.slice(0, mostNamed).map(({ key }) => key) };
}

/** Of a process that serves many cities: counts for all, and what fails by name, up to a bound. */
export async function networkHealth(now: number, uptimeMs: number) {
  const lost = servedCities().flatMap((city) => pinsInNoList(city).map((link) => `${city.key}: ${link}`));
  const news = networkReport(listedSources(), feedStore().records(), now);
  const blog = blogsHealth(now);
  const isDegraded =
    news.status === 'degraded' || (blog.source === 'functions host' && blog.failing.length > 0);
  const common = await commonHealth({ isDegraded, now, uptimeMs });
  return {
    ...news,
    ...common,
    takedowns: { entries: takedowns().size },
    pins: { inNoList: lost.slice(0, mostNamed) },
    cities: servedCities().length,
    blog,
  };
}
