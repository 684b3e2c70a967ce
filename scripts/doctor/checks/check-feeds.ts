import { ago } from '@/lib/base/dates/story-time';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { FeedSource } from '@/lib/city/schema/news';
import { CONCURRENT_FETCHES, turns } from '@/lib/freshness/schedule';
import { isPaused } from '@/lib/news/desk/paused';
import { shownDate } from '@/lib/news/news-item';
import { type ParsedFeed, readFeed } from '@/lib/news/read/read-feed';
import { editionOf, feedSources } from '@/lib/news/sources/feed-sources';
import { fetchFeed } from '@/lib/news/sources/fetch-feed';
import { type FeedKey, sections } from '@/lib/sections';
import { checkPins } from '@/scripts/doctor/checks/check-pins';
import { adviceFor, type Finding, failureText, type Look } from '@/scripts/doctor/report';

type Listed = { source: FeedSource; feedKeys: FeedKey[] };

function listed({ settings, city }: Look): Listed[] {
  const all = new Map<string, Listed>();
  for (const { feedKey } of sections)
    for (const source of feedSources(city, feedKey, settings)) {
      const known = all.get(source.url) ?? { source, feedKeys: [] };
      known.feedKeys.push(feedKey);
      all.set(source.url, known);
    }
  return [...all.values()];
}

const QUIET_AFTER_MS = 30 * 86_400_000;

type Read = { feed: ParsedFeed; movedTo: string | undefined; source: FeedSource };

function rowOf({ feed, movedTo, source }: Read, isSample: boolean, now: number) {
  const items = feed.items.map((item) => ({ ...item, firstSeen: new Date(now) }));
  const dates = items.flatMap((item) => shownDate(item)?.getTime() ?? []);
  const age = dates.length > 0 ? now - Math.max(...dates) : undefined;
  const found = `${items.length} items, ${age === undefined ? 'without dates' : `newest ${ago(age)}`}`;
  if (items.length === 0) return { found, todo: 'It has no items: open it in a browser; it may have moved.' };
  if (movedTo) return { found, todo: `It has moved permanently: replace the address with ${movedTo}.` };
  if (age !== undefined && age > QUIET_AFTER_MS && !isSample)
    return { found, todo: 'It has had nothing new for a month: it may have moved.' };
  if (source.unconfirmed) return { found, todo: 'It responds: the mark "unconfirmed" can be removed.' };
  return { found };
}

async function readSource(source: FeedSource, { settings, city, userAgent }: Look): Promise<Outcome<Read>> {
  const how = { userAgent, proxyUrl: settings.feedProxyUrl, now: Date.now };
  const answer = await fetchFeed(source.url, {}, how);
  if (!answer.ok) return answer;
  if (answer.value.kind !== 'body') return fail('not-modified-unasked', 'HTTP 304');
  const { bytes, charset, movedTo } = answer.value;
  const feed = readFeed({ bytes, charset }, { source, zone: city.timeZone });
  return feed.ok ? ok({ feed: feed.value, movedTo, source }) : feed;
}

async function check(
  { source, feedKeys }: Listed,
  look: Look,
  isSample: boolean,
  links: string[],
): Promise<Finding> {
  const subject = `${source.name ? `${source.name}, ` : ''}${source.url} (${feedKeys.join(', ')})`;
  if (isPaused(source, look.city))
    return { area: 'feeds', subject, state: 'note', found: 'paused in desk.yaml' };
  const read = await readSource(source, look);
  if (read.ok) {
    links.push(...read.value.feed.items.map(({ link }) => link));
    const { found, todo } = rowOf(read.value, isSample, Date.now());
    return { area: 'feeds', subject, state: todo ? 'note' : 'good', found, todo };
  }
  const row = { area: 'feeds', subject, found: failureText(read.failure) } as const;
  if (!source.unconfirmed) return { ...row, state: 'wrong', todo: adviceFor(read.failure) };
  return { ...row, state: 'note', todo: 'It was never confirmed: find its address, or remove it.' };
}

/** Checks feeds, four at a time; in a live edition one at a time per host. Also reports pins that match no item. */
export async function checkFeeds(look: Look): Promise<Finding[]> {
  const edition = editionOf(look.settings.feeds, look.city);
  const turn = turns(edition === 'live' ? 1 : CONCURRENT_FETCHES);
  const links: string[] = [];
  const rows = await Promise.all(
    listed(look).map((one) => turn(one.source.url)(() => check(one, look, edition === 'sample', links))),
  );
  return [...rows, ...(await checkPins(look.city, links))];
}
