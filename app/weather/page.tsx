import { notFound } from 'next/navigation';
import { TitledPage } from '@/components/ui/page-heading';
import { NextHours, SevenDays } from '@/components/weather/forecast';
import { WeatherAlerts } from '@/components/weather/weather-alerts';
import { WeatherNow } from '@/components/weather/weather-now';
import { messages } from '@/lib/messages/messages';
import '@/components/weather/weather.css';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { weatherHere } from '@/lib/weather/weather-here';
import { firstWeather } from '@/lib/weather/weather-store';

function page() {
  const { name } = thisCity();
  const m = messages();
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

export const generateMetadata = onRequest(() => pageMetadata(page()));

export default pageOnRequest(async function WeatherPage() {
  await firstWeather();
  const now = new Date();
  const weather = weatherHere(now) ?? notFound();
  const alerts = <WeatherAlerts weather={weather} now={now} />;
  const hasAlerts = Boolean(weather.alerts?.length || weather.areAlertsOld);
  return (
    <TitledPage page={page()} title={page().title}>
      <WeatherNow weather={weather} today={now} />
      {hasAlerts && alerts}
      <div className="sheet gap-16 *:flex-1 *:px-0 lg:flex">
        <NextHours hours={weather.hours} />
        <SevenDays days={weather.days} now={now} />
      </div>
      {!hasAlerts && alerts}
    </TitledPage>
  );
});
