import { DateTime } from 'luxon';
import { clockTime, isoDay } from '@/lib/base/dates/format-date';
import { cutText } from '@/lib/base/text/clean-text';
import { postPath } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { upcomingEvents } from '@/lib/events/event-store';
import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { listLabel } from '@/lib/front/kicker';
import { readFrontPage } from '@/lib/front/read-front-page';
import { MIN_RAIN_CHANCE, onToday } from '@/lib/front/today';
import { messages } from '@/lib/messages/messages';
import type { Issue, Line } from '@/lib/morning/issue';
import { firstDay, type LocalEvent } from '@/lib/news/calendar/event';
import { timeWords, weekdayName } from '@/lib/news/calendar/event-words';
import { maySell } from '@/lib/news/classify/story-kind';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import { activeAlerts, frontNotice } from '@/lib/pages/notices/alerts';
import { agencyLanguage, degrees, type WeatherHere, weatherHere } from '@/lib/weather/weather-here';
import { firstWeather } from '@/lib/weather/weather-store';

const [mostHeadlines, mostEvents] = [5, 3];
/** Letters, so that all is about three hundred words. */
const longestText = 200;
const hour = 3_600_000;
/** "Sunny, high 78°, 58° tonight. Chance of rain: 40%."; undefined where nothing of today is known, or it is old. */
export function weatherIn({ days, forecastAt, source }: WeatherHere, now: Date): Line | undefined {
  const city = thisCity();
  const m = messages(city);
  const [today] = days;
  const isOld = source && now.getTime() - Number(forecastAt ?? 0) > 3 * hour;
  if (isOld || today?.day !== isoDay(now, city.timeZone)) return undefined;
  const { words: told = '', high, low, rain = 0 } = today;
  const said = [
    told.toLowerCase(),
    high !== undefined && m.front.high(degrees(high)),
    low !== undefined && m.front.tonight(degrees(low)),
  ];
  const words = said.filter(Boolean).join(', ');
  if (!words) return undefined;
  const wet = rain >= MIN_RAIN_CHANCE ? ` ${m.morning.rain(Math.round(rain))}` : '';
  const by = source &&
    forecastAt && { by: `${source.name}, ${clockTime(forecastAt, city)}`, byHref: source.href };
  return { label: m.morning.weather, words: `${words}.${wet}`, ...by };
}

/** The names of the feeds of the city that have a story. */
async function feedsWith(link: string): Promise<string[]> {
  const sources = sourcesOf(thisCity()).filter(({ name }) => name);
  const records = await Promise.all(sources.map((source) => feedStore().known(source)));
  return sources.flatMap(({ name = '' }, at) =>
    records[at]?.items.some((item) => item.link === link) ? [name] : [],
  );
}

/** By the judgment of the front page, without what reads like an ad; what is older than its top comes last. */
export function topStories({ lead, seconds, nearby, blocks }: FrontPage): FrontStory[] {
  const all = [...(lead ? [lead] : []), ...seconds, ...nearby, ...Object.values(blocks).flat()];
  return all.filter(({ item, feedKey }) => !maySell(item, feedKey)).slice(0, mostHeadlines);
}

async function headline({ item }: FrontStory): Promise<Line> {
  const { title, description, link, source, language, own } = item;
  const label = listLabel(item);
  return {
    ...(label && { label: label.words }),
    words: title,
    href: own ? new URL(link).pathname : link,
    text: cutText(description, longestText),
    by: source,
    ...(language && { language }),
    sources: [source, ...(own ? [] : await feedsWith(link))],
  };
}

function eventLine({ id, title, language, when, place, url, source }: LocalEvent): Line {
  const city = thisCity();
  const day = weekdayName(firstDay(when, city.timeZone), city);
  const label = [day, timeWords(when, city)].filter(Boolean).join(', ');
  const sources = [source.name];
  return { id, label, words: title, href: url, ...(place && { by: place }), language, sources };
}

/** Of today and tomorrow the next public meeting, and the next of what else there is. */
export function soon(events: readonly LocalEvent[], now: Date): LocalEvent[] {
  const tomorrow = DateTime.fromJSDate(now, { zone: thisCity().timeZone }).plus({ days: 1 }).startOf('day');
  return [...onToday(events, now), ...onToday(events, tomorrow.toJSDate())].slice(0, mostEvents);
}

function noticeNow(now: Date): Line | undefined {
  const city = thisCity();
  const [alert] = activeAlerts(city, now);
  const notice = alert ?? frontNotice(city, now);
  if (!notice) return undefined;
  const language = alert?.source && agencyLanguage(city).lang;
  const label = alert?.title ?? messages(city).notices.notice;
  return { id: alert?.id, label, words: notice.text, href: notice.link?.href, language };
}

/** Each day the next of our guides, the oldest first. */
async function guideOf(day: string, taken: readonly Line[]): Promise<Line | undefined> {
  const posts = await allPosts();
  const guides = (posts.ok ? posts.value : []).filter(({ kind = 'guide' }) => kind === 'guide').toReversed();
  const free = guides.filter((post) => !taken.some(({ href }) => href === postPath(post)));
  const guide = free[Math.floor(Date.parse(day) / (24 * hour)) % free.length];
  const text = cutText(guide?.metaDescription ?? '', longestText);
  return guide && { words: guide.metaTitle, href: postPath(guide), text };
}

/** The paper of a day of the city in hand; undefined while there are no headlines, or some are still to be read. */
export async function makeIssue(day: string, now: Date): Promise<Issue | undefined> {
  const [page, calendar] = await Promise.all([readFrontPage(), upcomingEvents(now), firstWeather()]);
  const stories = topStories(page);
  if (stories.length === 0 || page.failed.some(({ waiting }) => waiting)) return undefined;
  const headlines = await Promise.all(stories.map(headline));
  const known = weatherHere(now);
  return {
    day,
    madeAt: now.getTime(),
    weather: known && weatherIn(known, now),
    notice: noticeNow(now),
    headlines,
    events: calendar.state === 'events' ? soon(calendar.events, now).map(eventLine) : [],
    guide: await guideOf(day, headlines),
  };
}
