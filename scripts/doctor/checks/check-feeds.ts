import { ago } from '@/lib/base/dates/format-date';
import type { FeedSource } from '@/lib/city/schema/news';
import { thisCity } from '@/lib/city/this-city';
import { type FeedResponse, fetchFeed } from '@/lib/news/fetch-feed';
import { countsInWords } from '@/lib/news/item-tally';
import { shownDate } from '@/lib/news/news-item';
import { parseFeed } from '@/lib/news/parse/parse-feed';
import { type ParsedFeed, readFeed } from '@/lib/news/read-feed';
import { leftOutOf } from '@/lib/news/section/left-out';
import { listPlace } from '@/lib/news/section/section-news';
import { editionOf, feedSources } from '@/lib/news/sources/feed-sources';
import { type FeedKey, sections } from '@/lib/sections';
import type { DoctorDeps } from '@/scripts/doctor/doctor-deps';
import { adviceFor, type Finding, failureText } from '@/scripts/doctor/report';

export type Use = { source: FeedSource; feedKey: FeedKey };

/** As in "not kept: 1 listed twice", "not in sports: 9 not local". */
export function leftLines(feed: ParsedFeed, uses: readonly Use[], now: number): string[] {
  const items = feed.items.map((item) => ({ ...item, firstSeen: new Date(now) }));
  const city = thisCity();
  const dropped = countsInWords(feed.tally.dropped);
  const left = uses.map(({ source, feedKey }) => {
    const lists = [{ feedKey, feeds: [{ source, items }] }];
    const left = leftOutOf(lists, city, listPlace(now, city)).get(source.url)?.[feedKey];
    const words = countsInWords(left ?? {});
    return words && `not in ${feedKey}: ${words}`;
  });
  return [dropped && `not kept: ${dropped}`, ...left].filter(Boolean);
}

const dayMs = 86_400_000;
const quietDays = 30;

type Listed = { source: FeedSource; uses: Use[] };

type Read = Listed & { feed: ParsedFeed; answer: FeedResponse & { kind: 'body' } };

function listed({ settings, city }: DoctorDeps): Listed[] {
  const all = new Map<string, Listed>();
  for (const { feedKey } of sections)
    for (const source of feedSources(feedKey, settings.feeds, city)) {
      const known = all.get(source.url) ?? { source, uses: [] };
      known.uses.push({ source, feedKey });
      all.set(source.url, known);
    }
  return [...all.values()];
}

function classified({ feed, answer, source }: Read, deps: DoctorDeps) {
  const firstSeen = new Date(deps.now());
  const dates = feed.items.flatMap((item) => shownDate({ ...item, firstSeen })?.getTime() ?? []);
  const newest = dates.length > 0 ? (deps.now() - Math.max(...dates)) / dayMs : undefined;
  const parsed = parseFeed(answer.bytes, { url: source.url, charset: answer.charset });
  const format = parsed.ok ? parsed.value.format : 'feed';
  const newestText = newest === undefined ? 'without dates' : `newest ${ago(newest * dayMs)}`;
  const found = `${feed.items.length} items, ${newestText}, ${format}`;
  if (feed.items.length === 0)
    return { found, todo: 'It has no items: open it in a browser; it may have moved.' };
  if (answer.movedTo) return { found, todo: `It has moved for good: put ${answer.movedTo} in its place.` };
  const isSample = editionOf(deps.settings.feeds, deps.city) === 'sample';
  if (newest !== undefined && newest > quietDays && !isSample)
    return { found, todo: 'It has had nothing new for a month: it may have moved.' };
  if (source.unconfirmed) return { found, todo: 'It answers: the mark "unconfirmed" can be taken away.' };
  return { found };
}

async function check({ source, uses }: Listed, deps: DoctorDeps): Promise<Finding> {
  const { settings, city, userAgent, turn, now } = deps;
  const keys = uses.map(({ feedKey }) => feedKey);
  const subject = `${source.name ? `${source.name}, ` : ''}${source.url} (${keys.join(', ')})`;
  const options = { userAgent, proxyUrl: settings.feedProxyUrl, now };
  const answer = await turn(source.url)(() => fetchFeed(source.url, {}, options));
  const body = answer.ok && answer.value.kind === 'body' ? answer.value : undefined;
  const feed = body && readFeed({ bytes: body.bytes, charset: body.charset, source, zone: city.timeZone });
  if (body && feed?.ok) {
    const { found, todo } = classified({ feed: feed.value, answer: body, source, uses }, deps);
    const details = leftLines(feed.value, uses, now());
    return { area: 'feeds', subject, state: todo ? 'note' : 'good', found, details, todo };
  }
  const failure = (feed ?? answer) as Extract<typeof answer, { ok: false }>;
  const found = failureText(failure.failure);
  if (!source.unconfirmed)
    return { area: 'feeds', subject, state: 'wrong', found, todo: adviceFor(failure.failure) };
  return {
    area: 'feeds',
    subject,
    state: 'note',
    found,
    todo: 'It was never confirmed: look for its address, or take it out.',
  };
}

export function checkFeeds(deps: DoctorDeps): Promise<Finding[]> {
  const all = listed(deps);
  let done = 0;
  return Promise.all(
    all.map(async (one) => {
      const finding = await check(one, deps);
      done += 1;
      deps.onStep(done, all.length);
      return finding;
    }),
  );
}
