import { createHash } from 'node:crypto';
import { monotonicNow } from '@/lib/base/clock';
import { bugFacts, log } from '@/lib/base/log';
import { thisCity } from '@/lib/city/this-city';
import { siteFeeds } from '@/lib/outbound/feeds/feed-at';
import type { FeedModel } from '@/lib/outbound/feeds/feed-model';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { type Settings, settings } from '@/lib/settings/settings';
import { guardedPost } from '@/lib/web/guarded-post';
import { createAnnouncer, type Ping, type Topic } from './announcer';
import { lookAtCities } from './look-at-cities';

const lookEvery = 3000;
const pingTimeout = 10_000;

function tagOf({ title, description, entries }: FeedModel): string {
  return createHash('sha256')
    .update(JSON.stringify([title, description, entries]))
    .digest('base64url');
}

/** Of the feeds that the city has, apart from those whose source is silent. */
export async function topicsNow(now: number): Promise<Topic[]> {
  const topics: Topic[] = [];
  for (const { paths, model, isThere } of siteFeeds) {
    if (isThere?.() === false) continue;
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

/** A round of the city in hand: tells the hub what is new. */
function openRound(hub: string): () => Promise<void> {
  const announce = createAnnouncer({ ping: pingOf(hub, settings().siteUrl), log });
  return async () => {
    try {
      await announce(await topicsNow(Date.now()));
    } catch (error) {
      log('error', 'a round of WebSub broke', bugFacts(error));
    }
  };
}

/** Does nothing where the operator has named no hub. Each city that is served announces its own feeds. */
export function openWebSub({ websubHub }: Pick<Settings, 'websubHub'>): void {
  if (!websubHub) return;
  const look = lookAtCities(() => openRound(websubHub));
  setInterval(() => look(monotonicNow()), lookEvery).unref();
}
