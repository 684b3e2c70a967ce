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
import { guardedPost } from '@/lib/web/guarded-post';

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

/** The round of a city that is due; undefined while it has no news for the hub, or one is under way. */
type Watch = (now: number, rest: number) => Round | undefined;

function watch(key: string, round: Round): Watch {
  let looked = { at: 0, changed: -1 };
  let underWay = false;
  return (now, rest) => {
    const changed = newsChangedAt(key);
    const rested = now - looked.at >= rest;
    if (underWay || (changed === looked.changed && !rested)) return undefined;
    looked = { at: now, changed };
    underWay = true;
    return () =>
      round().finally(() => {
        underWay = false;
      });
  };
}

/** Call it often, with the time in monotonic ms: it starts a round for each city with news, those too that came later. */
export function lookAtCities(open: () => Round): (now: number) => void {
  const watches = new Map<string, Watch>();
  const few = pLimit(roundsAtOnce);
  return (now) => {
    const keys = new Set(servedCities().map(({ key }) => key));
    const rest = Math.max(leastRest, keys.size * restForEach);
    for (const key of watches.keys()) if (!keys.has(key)) watches.delete(key);
    for (const key of keys) {
      const look = watches.get(key) ?? watch(key, inCity(key, open));
      watches.set(key, look);
      const due = look(now, rest);
      if (due) void few(() => inCity(key, due));
    }
  };
}

/** Does nothing where the operator has named no hub. Each city that is served announces its own feeds. */
export function openWebSub({ websubHub }: Pick<Settings, 'websubHub'>): void {
  if (!websubHub) return;
  const look = lookAtCities(() => openRound(websubHub));
  setInterval(() => look(monotonicNow()), lookEvery).unref();
}
