import type { ReactNode } from 'react';
import { SectionFrame } from '@/components/ui/section-frame';
import { clockTime, isoDay } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { weekdayName } from '@/lib/news/calendar/event-words';
import { skyKind } from '@/lib/weather/sky-kind';
import { isNight } from '@/lib/weather/sun';
import { type TemperatureRanges, temperatureRanges } from '@/lib/weather/temperature-ranges';
import type { WeatherDay } from '@/lib/weather/weather';
import { degrees, type WeatherHere } from '@/lib/weather/weather-here';
import { SkyGlyph } from './sky-glyph';
import { TemperatureCurve } from './temperature-curve';

const NO_VALUE = '–';

function Rain({ percent }: { percent: number | undefined }) {
  return <td className="text-ink-2">{percent ? `${percent}%` : NO_VALUE}</td>;
}

type TableProps = {
  heads: readonly string[];
  label: string;
  look: 'weather-hours' | 'weather-days';
  lastSpan?: number;
  children: ReactNode;
};

function Table({ heads, label, look, lastSpan, children }: TableProps) {
  return (
    <div className="@container mt-4">
      <table className={`weather-table ${look} w-full tabular-nums`} aria-label={label}>
        <thead>
          <tr className="text-kicker text-ink-3 uppercase">
            {heads.map((head) => (
              <th key={head} scope="col" colSpan={head === heads.at(-1) ? lastSpan : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
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
      <Table label={m.hourByHour} heads={m.hourHeads} look="weather-hours">
        {hours.map(({ at, celsius, words, rain }, index) => (
          <tr key={at}>
            <th scope="row">
              <span className="flex items-center gap-[12px]">
                <SkyGlyph kind={skyKind(words)} isNight={isNight(new Date(at), city)} size={26} />
                <time dateTime={at}>{times[index]}</time>
              </span>
            </th>
            <td className="w-full">{words ?? NO_VALUE}</td>
            <Rain percent={rain} />
            <td className="font-semibold">{degrees(city, celsius)}</td>
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

/** Colors for temperatures from 0 to 40 °C. */
const HEAT_COLORS = ['#6f9fb5', '#9dbfae', '#f2cf7e', '#e8862c', '#bf4a10'];

/** Gradient that colors the bars below. Defined once per page. */
function HeatScale({ scale: [cold, hot] }: Pick<TemperatureRanges, 'scale'>) {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true">
      <linearGradient id="heat" gradientUnits="userSpaceOnUse" x1={cold} x2={hot}>
        {HEAT_COLORS.map((color, at) => (
          <stop key={color} offset={at / (HEAT_COLORS.length - 1)} stopColor={color} />
        ))}
      </linearGradient>
    </svg>
  );
}

/** A day's temperature range as a bar, on the scale of all days. The figures are in the table. */
function Range({ range }: { range: TemperatureRanges['ranges'][number] }) {
  return (
    <svg
      className="temperature-range dimmed fill-tint"
      width="100%"
      height="8"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="100" height="8" />
      {range && <rect x={range.start} width={range.width} height="8" fill="url(#heat)" />}
    </svg>
  );
}

export function SevenDays({ city, days, now }: Pick<WeatherHere, 'days'> & { city: City; now: Date }) {
  if (days.length === 0) return null;
  const m = messages(city).weather;
  const { ranges, scale } = temperatureRanges(days);
  const inDegrees = (celsius: number | undefined) =>
    celsius === undefined ? NO_VALUE : degrees(city, celsius);
  return (
    <SectionFrame id="days" title={m.days(days.length)}>
      <HeatScale scale={scale} />
      <Table label={m.dayByDay} heads={m.dayHeads} look="weather-days" lastSpan={2}>
        {days.map((day, at) => (
          <tr key={day.day}>
            <th scope="row">
              <span className="flex items-center gap-[12px]">
                <SkyGlyph kind={skyKind(day.words)} isNight={false} />
                <span>
                  <time dateTime={day.day}>{nameOf(day, now, city)}</time>
                  {day.words && <span className="block text-ink-3">{day.words}</span>}
                </span>
              </span>
            </th>
            <Rain percent={day.rain} />
            <td>{inDegrees(day.low)}</td>
            <td className="w-full">
              <Range range={ranges[at]} />
            </td>
            <td className="font-semibold">{inDegrees(day.high)}</td>
          </tr>
        ))}
      </Table>
    </SectionFrame>
  );
}
