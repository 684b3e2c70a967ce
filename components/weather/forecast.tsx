import type { ReactNode } from 'react';
import { SectionFrame } from '@/components/ui/section-frame';
import { clockTime, isoDay } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { weekdayName } from '@/lib/news/calendar/event-words';
import type { WeatherDay } from '@/lib/weather/weather';
import { degrees, type WeatherHere } from '@/lib/weather/weather-here';
import { TemperatureCurve } from './temperature-curve';

const NO_VALUE = '–';

function Rain({ percent }: { percent: number | undefined }) {
  return <td className="text-ink-2">{percent ? `${percent}%` : NO_VALUE}</td>;
}

function Table({ heads, label, children }: { heads: readonly string[]; label: string; children: ReactNode }) {
  return (
    <table className="weather-table" aria-label={label}>
      <thead>
        <tr className="text-kicker text-ink-3 uppercase">
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function NextHours({ city, hours }: Pick<WeatherHere, 'hours'> & { city: City }) {
  const m = messages(city).weather;
  if (hours.length < 2) return null;
  const times = hours.map(({ at }) => clockTime(new Date(at), city));
  const marked = [times[0], times[Math.floor(times.length / 2)], times.at(-1)] as string[];
  return (
    <SectionFrame id="hours" title={m.nextHours(hours.length)}>
      <TemperatureCurve city={city} celsius={hours.map(({ celsius }) => celsius)} times={marked} />
      <Table label={m.hourByHour} heads={m.hourHeads}>
        {hours.map(({ at, celsius, words, rain }, index) => (
          <tr key={at}>
            <th scope="row">
              <time dateTime={at}>{times[index]}</time>
            </th>
            <td className="font-semibold">{degrees(city, celsius)}</td>
            <td className="w-full">{words ?? NO_VALUE}</td>
            <Rain percent={rain} />
          </tr>
        ))}
      </Table>
    </SectionFrame>
  );
}

function nameOf({ day, high }: WeatherDay, now: Date, city: City): string {
  if (day !== isoDay(now, city.timeZone)) return weekdayName(day, city);
  const { tonight, today } = messages(city).weather;
  return high === undefined ? tonight : today;
}

export function SevenDays({ city, days, now }: Pick<WeatherHere, 'days'> & { city: City; now: Date }) {
  if (days.length === 0) return null;
  const m = messages(city).weather;
  const inDegrees = (celsius: number | undefined) =>
    celsius === undefined ? NO_VALUE : degrees(city, celsius);
  return (
    <SectionFrame id="days" title={m.days(days.length)}>
      <Table label={m.dayByDay} heads={m.dayHeads}>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">
              <time dateTime={day.day}>{nameOf(day, now, city)}</time>
            </th>
            <td className="font-semibold">{inDegrees(day.high)}</td>
            <td>{inDegrees(day.low)}</td>
            <td className="w-full">{day.words ?? NO_VALUE}</td>
            <Rain percent={day.rain} />
          </tr>
        ))}
      </Table>
    </SectionFrame>
  );
}
