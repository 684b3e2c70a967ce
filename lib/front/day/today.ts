import { isoDay } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import { isMeeting } from '@/lib/events/event-filters';
import { upcomingEvents } from '@/lib/events/event-store';
import { messages } from '@/lib/messages/messages';
import { firstDay, type LocalEvent, lastDay } from '@/lib/news/event';
import { standingWarnings } from '@/lib/weather/warnings';
import { airName, degrees, type WeatherHere, weatherHere } from '@/lib/weather/weather-here';

const MAX_AGE_MS = 3 * 3_600_000;
/** Local hour after which the day gets no warmer. */
const WARMEST_HOUR = 15;

/** Lowest chance of rain, in percent, that is mentioned. */
export const MIN_RAIN_CHANCE = 20;

/** The weather in words: "72°, sunny", "high 78°", "rain 60%", "58° tonight". Each may be missing. */
type Air = { here?: string; high?: string; rain?: string; tonight?: string };

/** Whether the forecast was confirmed more than three hours ago; never true for the sample edition. */
export function isForecastOld({ source, forecastAt }: WeatherHere, now: Date): boolean {
  return source !== undefined && now.getTime() - Number(forecastAt ?? 0) > MAX_AGE_MS;
}

/** Describes today's weather. Leaves out data that is unknown or older than three hours. */
export function airOf(city: City, weather: WeatherHere, now: Date): Air {
  const { timeZone } = city;
  const { now: observed, hours, days } = weather;
  const isOld = isForecastOld(weather, now);
  const air = observed ?? (isOld ? undefined : hours[0]);
  const [first] = isOld ? [] : days;
  const { high, low } = first?.day === isoDay(now, timeZone) ? first : {};
  const clock = Number(now.toLocaleString('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }));
  const grows = clock < WARMEST_HOUR && high !== undefined && (!air || high > air.celsius + 1);
  const rain = isOld ? 0 : Math.round(Math.max(0, ...hours.map((each) => each.rain ?? 0)));
  const sky = air?.words?.replace(/(?: then|, luego) .*/i, '').toLowerCase();
  return {
    ...(air && { here: [degrees(city, air.celsius), sky].filter(Boolean).join(', ') }),
    ...(grows && { high: messages(city).front.high(degrees(city, high)) }),
    ...(rain >= MIN_RAIN_CHANCE && { rain: messages(city).front.rain(rain) }),
    ...(low !== undefined && { tonight: messages(city).front.tonight(degrees(city, low)) }),
  };
}

/**
 * Returns today's one-day events that are neither canceled nor postponed and have not begun, in the order of `events`.
 * An event without hours counts as not begun.
 */
export function eventsToday(
  { timeZone }: Pick<City, 'timeZone'>,
  events: readonly LocalEvent[],
  now: Date,
): LocalEvent[] {
  const today = isoDay(now, timeZone);
  return events.filter(({ when, status }) => {
    const isToday = firstDay(when, timeZone) === today && lastDay(when, timeZone) === today;
    return isToday && status === 'scheduled' && (when.kind === 'days' || when.start > now);
  });
}

/** Returns today's next public meeting and today's next other event, in the order of `events`. */
export function onToday(city: City, events: readonly LocalEvent[], now: Date): LocalEvent[] {
  const toCome = eventsToday(city, events, now);
  const first = (wanted: boolean) => toCome.find((event) => isMeeting(event) === wanted) ?? [];
  return [first(true), first(false)].flat().toSorted((a, b) => toCome.indexOf(a) - toCome.indexOf(b));
}

/** Air quality index above which the air is unhealthy for some people. */
const MAX_HARMLESS_AQI = 100;

/**
 * Returns the air quality in words, "unhealthy for sensitive groups (AQI 112)", and in short, "AQI 112"; undefined if
 * the air is fine.
 */
export function badAir(
  city: City,
  { air }: Pick<WeatherHere, 'air'>,
): { long: string; short: string } | undefined {
  if (!air || air.aqi <= MAX_HARMLESS_AQI) return undefined;
  const short = messages(city).weather.airIndex(air.aqi);
  return { long: `${airName(city, air)} (${short})`, short };
}

export type Today = {
  advisory?: string;
  areAlertsOld?: boolean | undefined;
  badAir?: ReturnType<typeof badAir>;
  events: readonly LocalEvent[];
};

/** Returns the content of the line under the front page's masthead. Each part may be empty. */
export async function today(city: City, now: Date): Promise<Today> {
  const weather = weatherHere(city, now);
  const calendar = await upcomingEvents(city, now);
  const inForce = weather?.alerts?.filter(({ from, isFar }) => new Date(from) <= now && !isFar) ?? [];
  const standing = standingWarnings(inForce);
  const advisory = inForce.find((alert) => !standing.includes(alert));
  return {
    areAlertsOld: weather?.areAlertsOld,
    advisory: advisory && messages(city).weather.warning(advisory.event),
    badAir: weather && badAir(city, weather),
    events: calendar.state === 'events' ? onToday(city, calendar.events, now) : [],
  };
}
