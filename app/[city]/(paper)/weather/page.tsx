import { metadataOf } from '@/app/city-metadata';
import { DayHero } from '@/components/home/day-ribbon';
import { TitledPage } from '@/components/ui/page-heading';
import { NextHours, SevenDays } from '@/components/weather/forecast';
import { WeatherAlerts } from '@/components/weather/weather-alerts';
import { WeatherNow } from '@/components/weather/weather-now';
import type { City } from '@/lib/city/city-type';
import { readDay } from '@/lib/front/day/read-day';
import { messages } from '@/lib/messages/messages';
import { isThere } from '@/lib/pages/site-pages';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';
import '@/components/weather/weather.css';
import { weatherHere } from '@/lib/weather/weather-here';
import { firstWeather } from '@/lib/weather/weather-store';

function page(city: City) {
  const { name } = city;
  const m = messages(city);
  return {
    kind: 'WebPage',
    name: m.pages.titles['/weather'],
    title: m.weather.in(name),
    description: m.weather.sentence(name),
    path: '/weather',
    keywords: m.weather.keywords(name),
    local: true,
  } as const;
}

export const generateMetadata = metadataOf(page);

export default async function WeatherPage({ params }: CityProps) {
  const city = await getCity(params);
  if (!isThere('/weather', city)) notFound();
  await firstWeather(city);
  const now = new Date();
  const weather = weatherHere(city, now) ?? notFound();
  const alerts = <WeatherAlerts city={city} weather={weather} now={now} />;
  const hasAlerts = Boolean(weather.alerts?.length || weather.areAlertsOld);
  return (
    <TitledPage
      city={city}
      page={page(city)}
      title={page(city).title}
      above={<DayHero day={readDay(city, weather, now)} name={messages(city).front.day.name(city.name)} />}
    >
      <WeatherNow city={city} weather={weather} today={now} />
      {hasAlerts && alerts}
      <div className="sheet gap-16 *:flex-1 *:px-0 lg:flex">
        <NextHours city={city} hours={weather.hours} />
        <SevenDays city={city} days={weather.days} now={now} />
      </div>
      {!hasAlerts && alerts}
    </TitledPage>
  );
}
