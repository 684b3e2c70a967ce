import { clockTime, isoDay } from '@/lib/base/dates/format-date';
import { thisCity } from '@/lib/city/this-city';
import { isMeeting } from '@/lib/events/event-filters';
import { upcomingEvents } from '@/lib/events/event-store';
import { messages } from '@/lib/messages/messages';
import { firstDay, type LocalEvent, lastDay } from '@/lib/news/calendar/event';
import { sunOn } from '@/lib/weather/sun';
import { standingWarnings } from '@/lib/weather/warnings';
import { airName, degrees, type WeatherHere, weatherHere } from '@/lib/weather/weather-here';

const hour = 3_600_000;
const longestAge = 3 * hour;
/** Local; later the day grows no warmer. */
const warmest = 15;

/** Percent: what is less likely is not worth a word. */
export const rainWorthTelling = 20;

/** In words: "72°, sunny", "high 78°", "rain 60%", "58° tonight"; each may be absent. */
type Air = { here?: string; high?: string; rain?: string; tonight?: string };

/** What is older than three hours, or unknown, is left out. */
export function airOf({ now: observed, hours, days, forecastAt, source }: WeatherHere, now: Date): Air {
  const { timeZone } = thisCity();
  const isOld = source && now.getTime() - Number(forecastAt ?? 0) > longestAge;
  const air = observed ?? (isOld ? undefined : hours[0]);
  const [first] = isOld ? [] : days;
  const { high, low } = first?.day === isoDay(now, timeZone) ? first : {};
  const clock = Number(now.toLocaleString('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }));
  const grows = clock < warmest && high !== undefined && (!air || high > air.celsius + 1);
  const rain = isOld ? 0 : Math.round(Math.max(0, ...hours.map((each) => each.rain ?? 0)));
  const sky = air?.words?.replace(/(?: then|, luego) .*/i, '').toLowerCase();
  return {
    ...(air && { here: [degrees(air.celsius), sky].filter(Boolean).join(', ') }),
    ...(grows && { high: messages().front.high(degrees(high)) }),
    ...(rain >= rainWorthTelling && { rain: messages().front.rain(rain) }),
    ...(low !== undefined && { tonight: messages().front.tonight(degrees(low)) }),
  };
}

export function nextSun(now: Date): string {
  const city = thisCity();
  const m = messages(city).front;
  const { rise, set } = sunOn(now, city);
  if (rise && now < rise) return m.sunrise(clockTime(rise, city));
  if (set && now < set) return m.sunset(clockTime(set, city));
  const tomorrow = sunOn(new Date(now.getTime() + 24 * hour), city).rise;
  return tomorrow ? m.sunrise(clockTime(tomorrow, city)) : '';
}

/** Of today and still to come: the next public meeting, and the next of what else there is. */
export function onToday(events: readonly LocalEvent[], now: Date): LocalEvent[] {
  const { timeZone } = thisCity();
  const today = isoDay(now, timeZone);
  const toCome = events.filter(({ when, status }) => {
    const isToday = firstDay(when, timeZone) === today && lastDay(when, timeZone) === today;
    return isToday && status === 'scheduled' && (when.kind === 'days' || when.start > now);
  });
  const first = (wanted: boolean) => toCome.find((event) => isMeeting(event) === wanted) ?? [];
  return [first(true), first(false)].flat().toSorted((a, b) => toCome.indexOf(a) - toCome.indexOf(b));
}

/** Above it the air harms some, and is worth a word. */
const harmless = 100;

/** "unhealthy for sensitive groups (AQI 112)", and in short "AQI 112". */
export function badAir({ air }: Pick<WeatherHere, 'air'>): { long: string; short: string } | undefined {
  if (!air || air.aqi <= harmless) return undefined;
  const short = messages().weather.airIndex(air.aqi);
  return { long: `${airName(air)} (${short})`, short };
}

export type Today = {
  air: Air;
  sun: string;
  advisory?: string;
  badAir?: ReturnType<typeof badAir>;
  events: readonly LocalEvent[];
};

/** What the line under the masthead of the front page says; each part may be empty. */
export async function today(now: Date): Promise<Today> {
  const weather = weatherHere(now);
  const calendar = await upcomingEvents(now);
  const inForce = weather?.alerts?.filter(({ from, isFar }) => new Date(from) <= now && !isFar) ?? [];
  const standing = standingWarnings(inForce);
  const advisory = inForce.find((alert) => !standing.includes(alert));
  return {
    air: weather ? airOf(weather, now) : {},
    sun: weather ? nextSun(now) : '',
    advisory: advisory && messages().weather.warning(advisory.event),
    badAir: weather && badAir(weather),
    events: calendar.state === 'events' ? onToday(calendar.events, now) : [],
  };
}
