import { TextLink } from '@/components/ui/links';
import { SkyGlyph } from '@/components/weather/sky-glyph';
import { clockTime } from '@/lib/base/dates/format-date';
import { updateTime } from '@/lib/base/dates/story-time';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { sampleEditionPath } from '@/lib/news/sources/sections-here';
import { skyKind } from '@/lib/weather/sky-kind';
import { airNow } from '@/lib/weather/sources/airnow';
import { isNight, sunOn } from '@/lib/weather/sun';
import { agencyLanguage, airName, degrees, speed, type WeatherHere } from '@/lib/weather/weather-here';

function Source({ city, weather, today }: { city: City; weather: WeatherHere; today: Date }) {
  const m = messages(city).weather;
  const { source, now, air, forecastAt } = weather;
  if (!source)
    return (
      <p className="mt-4 text-small text-ink-3">
        {m.sampleDay}{' '}
        <a href={sampleEditionPath} className="underline">
          {m.aboutSample}
        </a>
      </p>
    );
  const { name, href, credit } = source;
  const place = now?.place?.split(', ')[0];
  const at = now && clockTime(new Date(now.at), city);
  return (
    <p className="mt-4 text-small text-ink-3">
      <TextLink href={href} {...agencyLanguage(city)}>
        {name}
      </TextLink>
      {at && `, ${place ? m.observedAt(place, at) : m.asOf(at)}`}
      {air && (
        <>
          {` · ${m.airBy} `}
          <TextLink href={airNow.href}>{airNow.name}</TextLink>
          {m.airAsOf(air.agency, clockTime(new Date(air.at), city))}
        </>
      )}
      {forecastAt && ` · ${m.forecastAsOf(updateTime(forecastAt, today, city))}`}
      {credit && (
        <>
          {' · '}
          {m.credit} (<TextLink href={credit.license.href}>{credit.license.name}</TextLink>)
        </>
      )}
    </p>
  );
}

function facts({ now, air }: WeatherHere, today: Date, city: City): [string, string][] {
  const m = messages(city).weather;
  const { rise, set } = sunOn(today, city);
  const { feels, humidity, windKmh } = now ?? {};
  const all: [string, string | undefined][] = [
    [m.feelsLike, feels === undefined ? undefined : degrees(city, feels)],
    [m.humidity, humidity === undefined ? undefined : `${humidity}%`],
    [m.wind, windKmh === undefined ? undefined : speed(city, windKmh)],
    [m.airQuality, air && `${air.aqi}, ${airName(city, air)}`],
    [m.sunrise, rise && clockTime(rise, city)],
    [m.sunset, set && clockTime(set, city)],
  ];
  return all.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** The current weather: the observation, or this hour's forecast if there is none. */
export function WeatherNow({ city, weather, today }: { city: City; weather: WeatherHere; today: Date }) {
  const [hour] = weather.hours;
  const m = messages(city).weather;
  const air = weather.now ?? hour;
  return (
    <section aria-label={m.now} className="sheet mt-6 md:mt-8">
      {air && (
        <p className="flex flex-wrap items-center gap-x-4">
          <SkyGlyph kind={skyKind(air.words)} isNight={isNight(today, city)} size={72} />
          <span className="shrink-0 whitespace-nowrap font-serif text-[4rem]/[4.5rem] font-[560] tracking-[-0.03em]">
            {degrees(city, air.celsius)}
          </span>
          <span className="text-dek">
            {air.words}
            {!weather.now && <span className="text-ink-3"> {m.forecast}</span>}
          </span>
        </p>
      )}
      {!air && weather.days.length === 0 && <p className="text-block-excerpt text-ink-2">{m.unavailable}</p>}
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-excerpt">
        {facts(weather, today, city).map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-ink-3">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Source city={city} weather={weather} today={today} />
    </section>
  );
}
