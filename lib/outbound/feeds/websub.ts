import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { monotonicNow } from '@/lib/base/clock';
import { bugFacts, log } from '@/lib/base/log';
import { inCity, servedCities, thisCity } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { createAnnouncer, type Ping, type Topic } from '@/lib/outbound/feeds/announcer';
import type { FeedModel } from '@/lib/outbound/feeds/feed-model';
import { siteFeeds } from '@/lib/outbound/feeds/feed-reply';
import { type Settings, settings } from '@/lib/settings/settings';
import { guardedPost } from '@/lib/web/guarded-get';

const lookEvery = 3000;
const pingTimeout = 10_000;
/** In ms; events pass and posts come out without a change notice. Of many cities each rests longer. */
const leastRest = 60_000;
const restForEach = 200;
const roundsAtOnce = 4;

function tagOf({ title, description, entries }: FeedModel): string {
  return createHash('sha256')
    .update(JSON.stringify([title, description, entries]))
    .digest('base64url');
}

/** Of the city in hand, apart from the feeds whose source is silent. */
export async function topicsNow(now: number): Promise<Topic[]> {
  const topics: Topic[] = [];
  for (const { paths, model } of siteFeeds()) {
    const feed = await model(now);
    if (!feed.ok) continue;
    const tag = tagOf(feed.value);
    topics.push(...Object.values(paths).map((path) => ({ url: absoluteUrl(path), tag })));
  }
  return topics;
}

/** A form with both names that hubs know for the topic (PubSubHubbub 0.4 section 7.1). */
function pingOf(hub: string, siteUrl: string): Ping {
  const { robotName, email } = thisCity();
  const headers = { 'User-Agent': `${robotName}/1.0 (+${siteUrl}; ${email})` };
  return (topic) => {
    const form = { 'hub.mode': 'publish', 'hub.url': topic, 'hub.topic': topic };
    return guardedPost(hub, form, { headers, timeoutMs: pingTimeout });
  };
}

/** Of one city; never rejects. */
export type Round = () => Promise<void>;

/** A round of the city in hand: tells the hub what is new. */
function openRound(hub: string): Round {
  const announce = createAnnouncer({ ping: pingOf(hub, settings().siteUrl), log });
  return async () => {
    try {
      await announce(await topicsNow(Date.now()));
    } catch (error) {
      log('error', 'a round of WebSub broke', bugFacts(error));
    }
  };
}

/** Call it often, with the time in monotonic ms: it starts a round for each city with news, those too that came later. */
export function lookAtCities(open: () => Round): (now: number) => void {
  const watched = new Map<string, { round: Round; at: number; changed: number; underWay: boolean }>();
  const few = pLimit(roundsAtOnce);
  return (now) => {
    const keys = new Set(servedCities().map(({ key }) => key));
    const rest = Math.max(leastRest, keys.size * restForEach);
    for (const key of watched.keys()) if (!keys.has(key)) watched.delete(key);
    for (const key of keys) {
      const city = watched.get(key) ?? { round: inCity(key, open), at: 0, changed: -1, underWay: false };
      watched.set(key, city);
      const changed = newsChangedAt(key);
      if (city.underWay || (changed === city.changed && now - city.at < rest)) continue;
      Object.assign(city, { at: now, changed, underWay: true });
      void few(() => inCity(key, city.round)).finally(() => {
        city.underWay = false;
      });
    }
  };
}

/** Does nothing where the operator has named no hub. Each city that is served announces its own feeds. */
export function openWebSub({ websubHub }: Pick<Settings, 'websubHub'>): void {
  if (!websubHub) return;
  const look = lookAtCities(() => openRound(websubHub));
  setInterval(() => look(monotonicNow()), lookEvery).unref();
}
