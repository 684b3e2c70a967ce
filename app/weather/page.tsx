import { notFound } from 'next/navigation';
import { TitledPage } from '@/components/ui/page-heading';
import { NextHours, SevenDays } from '@/components/weather/forecast';
import { WeatherAlerts } from '@/components/weather/weather-alerts';
import { WeatherNow } from '@/components/weather/weather-now';
import '@/components/weather/weather.css';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { weatherHere } from '@/lib/weather/weather-here';
import { firstWeather } from '@/lib/weather/weather-store';

function page() {
  const { name } = thisCity();
  return {
    kind: 'WebPage',
    name: 'Weather',
    title: `Weather in ${name}`,
    description: `The weather in ${name} now, hour by hour and for seven days, with alerts in force, sunrise and sunset.`,
    path: '/weather',
    keywords: [`${name} weather`, `${name} forecast`],
    local: true,
  } as const;
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

export default onRequest(async function WeatherPage() {
  await firstWeather();
  const now = new Date();
  const weather = weatherHere(now) ?? notFound();
  const alerts = <WeatherAlerts weather={weather} now={now} />;
  const hasAlerts = Boolean(weather.alerts?.length);
  return (
    <TitledPage page={page()} title={page().title}>
      <WeatherNow weather={weather} today={now} />
      {hasAlerts && alerts}
      <div className="weather-pair">
        <NextHours hours={weather.hours} />
        <SevenDays days={weather.days} now={now} />
      </div>
      {!hasAlerts && alerts}
    </TitledPage>
  );
});
