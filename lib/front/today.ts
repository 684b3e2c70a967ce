import { clockTime, isoDay } from '@/lib/base/dates/format-date';
import { thisCity } from '@/lib/city/this-city';
import { upcomingEvents } from '@/lib/events/event-store';
import { firstDay, type LocalEvent, lastDay } from '@/lib/news/calendar/event';
import { sunOn } from '@/lib/weather/sun';
import { standingWarnings } from '@/lib/weather/warnings';
import { degrees, type WeatherHere, weatherHere } from '@/lib/weather/weather-here';

const hour = 3_600_000;
const longestAge = 3 * hour;
/** Local; later the day grows no warmer. */
const warmest = 15;

/** "72°, sunny; 58° tonight"; what is older than three hours, or unknown, is left out. */
export function inALine({ now: observed, hours, days, forecastAt, source }: WeatherHere, now: Date): string {
  const { timeZone } = thisCity();
  const isOld = source && now.getTime() - Number(forecastAt ?? 0) > longestAge;
  const air = observed ?? (isOld ? undefined : hours[0]);
  const [first] = isOld ? [] : days;
  const today = first?.day === isoDay(now, timeZone) ? first : undefined;
  const clock = Number(now.toLocaleString('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }));
  const high = clock < warmest ? today?.high : undefined;
  const sky = air?.words?.replace(/ then .*/i, '').toLowerCase();
  const ahead = [
    ...(high !== undefined && (!air || high > air.celsius + 1) ? [`high ${degrees(high)}`] : []),
    ...(today?.low === undefined ? [] : [`${degrees(today.low)} tonight`]),
  ].join(', ');
  const here = air && [degrees(air.celsius), sky].filter(Boolean).join(', ');
  return [here, ahead].filter(Boolean).join('; ');
}

export function nextSun(now: Date): string {
  const city = thisCity();
  const { rise, set } = sunOn(now, city);
  if (rise && now < rise) return `Sunrise ${clockTime(rise, city)}`;
  if (set && now < set) return `Sunset ${clockTime(set, city)}`;
  const tomorrow = sunOn(new Date(now.getTime() + 24 * hour), city).rise;
  return tomorrow ? `Sunrise ${clockTime(tomorrow, city)}` : '';
}

const meeting = /\b(?:meetings?|council|commission|board|hearing)\b/i;

/** Of today and still to come: the next public meeting, and the next of what else there is. */
export function onToday(events: readonly LocalEvent[], now: Date): LocalEvent[] {
  const { timeZone } = thisCity();
  const today = isoDay(now, timeZone);
  const toCome = events.filter(({ when, status }) => {
    const isToday = firstDay(when, timeZone) === today && lastDay(when, timeZone) === today;
    return isToday && status === 'scheduled' && (when.kind === 'days' || when.start > now);
  });
  const first = (isMeeting: boolean) => toCome.find(({ title }) => meeting.test(title) === isMeeting) ?? [];
  return [first(true), first(false)].flat().toSorted((a, b) => toCome.indexOf(a) - toCome.indexOf(b));
}

export type Today = { weather: string; sun: string; advisory?: string; events: readonly LocalEvent[] };

/** What the line under the masthead of the front page says; each part may be empty. */
export async function today(now: Date): Promise<Today> {
  const weather = weatherHere(now);
  const calendar = await upcomingEvents(now);
  const inForce = weather?.alerts?.filter(({ from, isFar }) => new Date(from) <= now && !isFar) ?? [];
  const standing = standingWarnings(inForce);
  return {
    weather: weather ? inALine(weather, now) : '',
    sun: weather ? nextSun(now) : '',
    advisory: inForce.find((alert) => !standing.includes(alert))?.event,
    events: calendar.state === 'events' ? onToday(calendar.events, now) : [],
  };
}
