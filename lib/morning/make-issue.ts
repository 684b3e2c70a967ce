import { DateTime } from 'luxon';
import { clockTime, isoDay } from '@/lib/base/dates/format-date';
import { cutText } from '@/lib/base/text/clean-text';
import { postPath } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { upcomingEvents } from '@/lib/events/event-store';
import { isForecastOld, MIN_RAIN_CHANCE, onToday } from '@/lib/front/day/today';
import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { listLabel } from '@/lib/front/kicker';
import { readFrontPage } from '@/lib/front/make-pages';
import { messages } from '@/lib/messages/messages';
import type { Issue, Line } from '@/lib/morning/issue';
import { timeWords, weekdayName } from '@/lib/news/calendar/event-words';
import { maySell } from '@/lib/news/classify/story-kind';
import { firstDay, type LocalEvent } from '@/lib/news/event';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import { activeAlerts, frontNotice } from '@/lib/pages/notices/alerts';
import { agencyLanguage, degrees, type WeatherHere, weatherHere } from '@/lib/weather/weather-here';
import { firstWeather } from '@/lib/weather/weather-store';

const [MAX_HEADLINES, MAX_EVENTS] = [5, 3];
/** Maximum characters of an excerpt, so that a briefing has about three hundred words. */
const MAX_TEXT = 200;
const DAY_MS = 24 * 3_600_000;

/**
 * Returns the weather in words: "sunny, high 78°, 58° tonight. Chance of rain: 40%."; undefined if it is unknown or
 * old.
 */
export function weatherIn(city: City, weather: WeatherHere, now: Date): Line | undefined {
  const {
    days: [today],
    forecastAt,
    source,
  } = weather;
  const m = messages(city);
  if (isForecastOld(weather, now) || today?.day !== isoDay(now, city.timeZone)) return undefined;
  const { words: sky = '', high, low, rain = 0 } = today;
  const parts = [
    sky.toLowerCase(),
    high !== undefined && m.front.high(degrees(city, high)),
    low !== undefined && m.front.tonight(degrees(city, low)),
  ];
  const words = parts.filter(Boolean).join(', ');
  if (!words) return undefined;
  const mark = source ? '' : `${m.events.sampleMark} `;
  const wet = rain >= MIN_RAIN_CHANCE ? ` ${m.morning.rain(Math.round(rain))}` : '';
  const by = source &&
    forecastAt && { by: `${source.name}, ${clockTime(forecastAt, city)}`, byHref: source.href };
  return { label: m.morning.weather, words: `${mark}${words}.${wet}`, ...by };
}

/** Returns the names of the city's feeds that contain a link. */
async function feedsWith(city: City, link: string): Promise<string[]> {
  const sources = sourcesOf(city).filter(({ name }) => name);
  const records = await Promise.all(sources.map((source) => feedStore().known(source)));
  return sources.flatMap(({ name = '' }, at) =>
    records[at]?.items.some((item) => item.link === link) ? [name] : [],
  );
}

/** Returns the front page's first MAX_HEADLINES stories, leaving out stories that read like ads. */
export function topStories({ lead, seconds, nearby, blocks }: FrontPage): FrontStory[] {
  const all = [...(lead ? [lead] : []), ...seconds, ...nearby, ...Object.values(blocks).flat()];
  return all.filter(({ item, feedKey }) => !maySell(item, feedKey)).slice(0, MAX_HEADLINES);
}

async function headline(city: City, { item }: FrontStory): Promise<Line> {
  const { title, description, link, source, language, own } = item;
  const label = listLabel(city, item);
  return {
    label: label ? label.words : undefined,
    words: title,
    href: own ? new URL(link).pathname : link,
    text: cutText(description, MAX_TEXT),
    by: source,
    language,
    sources: [source, ...(own ? [] : await feedsWith(city, link))],
  };
}

function eventLine(city: City, { id, title, language, when, place, url, source }: LocalEvent): Line {
  const day = weekdayName(firstDay(when, city.timeZone), city);
  const label = [day, timeWords(when, city)].filter(Boolean).join(', ');
  const sources = [source.name];
  return { id, label, words: title, href: url, by: place, language, sources };
}

/** Returns today's next public meeting and next other event, then tomorrow's; at most three. */
export function soon(city: City, events: readonly LocalEvent[], now: Date): LocalEvent[] {
  const tomorrow = DateTime.fromJSDate(now, { zone: city.timeZone }).plus({ days: 1 }).startOf('day');
  return [...onToday(city, events, now), ...onToday(city, events, tomorrow.toJSDate())].slice(0, MAX_EVENTS);
}

function noticeNow(city: City, now: Date): Line | undefined {
  const [alert] = activeAlerts(city, now);
  const notice = alert ?? frontNotice(city, now);
  if (!notice) return undefined;
  const language = alert?.source && agencyLanguage(city).lang;
  const label = alert?.title ?? messages(city).notices.notice;
  return { id: alert?.id, label, words: notice.text, href: notice.link?.href, language };
}

/**
 * Returns the guide of the day. Our guides take turns, starting with the oldest. Skips guides that are already in the
 * briefing.
 */
async function guideOf(city: City, day: string, taken: readonly Line[]): Promise<Line | undefined> {
  const posts = await getPosts(city);
  const guides = (posts.ok ? posts.value : []).filter(({ kind = 'guide' }) => kind === 'guide').toReversed();
  const free = guides.filter((post) => !taken.some(({ href }) => href === postPath(post)));
  const guide = free[Math.floor(Date.parse(day) / DAY_MS) % free.length];
  const text = cutText(guide?.metaDescription ?? '', MAX_TEXT);
  return guide && { words: guide.metaTitle, href: postPath(guide), text };
}

/** Generates a city's briefing for a day; undefined if there are no headlines or a section is still loading. */
export async function makeIssue(city: City, day: string, now: Date): Promise<Issue | undefined> {
  const [page, calendar] = await Promise.all([
    readFrontPage(city),
    upcomingEvents(city, now),
    firstWeather(city),
  ]);
  const stories = topStories(page);
  if (stories.length === 0 || page.failed.some(({ waiting }) => waiting)) return undefined;
  const headlines = await Promise.all(stories.map((story) => headline(city, story)));
  const known = weatherHere(city, now);
  return {
    day,
    madeAt: now.getTime(),
    weather: known && weatherIn(city, known, now),
    notice: noticeNow(city, now),
    headlines,
    events:
      calendar.state === 'events'
        ? soon(city, calendar.events, now).map((event) => eventLine(city, event))
        : [],
    guide: await guideOf(city, day, headlines),
  };
}
