import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { processWide, setProcessWide } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import { cityStore } from '@/lib/city/this-city';
import { allChangedAt, newsChangedAt } from '@/lib/freshness/news-changed';
import { places } from '@/lib/weather/sources/nws';
import { weatherHere } from '@/lib/weather/weather-here';
import { firstWeather, knownPart, recallWarnings, weatherHealth } from '@/lib/weather/weather-store';
import '../../served-city';
import { activeAlerts } from '@/lib/pages/notices/alerts';
import { settings } from '@/lib/settings/settings';
import { hasWeather } from '@/lib/weather/has-weather';
import { weatherSource } from '@/lib/weather/weather-source';
import { openMeteoDocument } from '../../../fake-upstream/weather/weather-documents';
import { calmWeather, fakeAlert } from '../../../fake-upstream/weather/weather-host';
import { temporaryFolder } from '../../../temporary/folder';
import { anaheim } from '../../anaheim';
import { boulder, merida } from '../../small-cities';
import { upstream } from '../../upstream';

setLogLevel('error');

/** Drops the store, as a restart would, but keeps the list of announced warnings. */
const restart = () =>
  Object.assign(
    processWide('weather', () => ({ announced: new Map() })),
    { store: undefined },
  );
beforeEach(() => {
  restart();
  places.clear();
  Object.assign(settings(), {
    feeds: { kind: 'live' },
    weatherUrl: upstream.url,
    cacheDir: temporaryFolder(),
  });
});

describe('the weather service', () => {
  test('is the National Weather Service in the United States by default', () => {
    expect(weatherSource(boulder)?.name).toBe('National Weather Service');
    expect(weatherSource({ ...boulder, weather: 'open-meteo' })?.name).toBe('Open-Meteo');
  });

  test('is not set outside the United States unless the city sets one', () => {
    expect(hasWeather(merida)).toBe(false);
    expect(weatherSource({ ...merida, weather: 'open-meteo' })?.name).toBe('Open-Meteo');
  });

  test('is not set if the city or the operator turns it off', () => {
    expect(hasWeather({ ...boulder, weather: 'none' })).toBe(false);
    Object.assign(settings(), { weatherUrl: 'none' });
    expect(hasWeather(boulder)).toBe(false);
  });

  test('is not used by the sample edition, which has sample weather', () => {
    Object.assign(settings(), { feeds: { kind: 'sample' } });
    expect(weatherSource(anaheim)).toBeUndefined();
    expect([hasWeather(anaheim), hasWeather(boulder)]).toEqual([true, true]);
  });
});

test('each part of the weather is fetched once and then updates the pages', async () => {
  await firstWeather(anaheim);
  await firstWeather(anaheim);
  expect(upstream.asked('weather-alerts')).toBe(1);
  expect(knownPart(anaheim, 'now')?.data.celsius).toBe(22.2);
  expect(newsChangedAt('anaheim')).toBeGreaterThan(0);
});

test('a language edition shares its city’s weather', async () => {
  const spanish = cityStore().city('anaheim-es') as City;
  await firstWeather(anaheim);
  await firstWeather(spanish);
  expect(upstream.asked('weather-alerts')).toBe(1);
  expect(knownPart(spanish, 'now')?.data.celsius).toBe(22.2);
  expect(newsChangedAt('anaheim-es')).toBeGreaterThan(0);
});

test('new weather updates the pages of a language edition that is served without its city', async () => {
  process.env.CITY = 'anaheim-es';
  const before = newsChangedAt('anaheim-es');
  await firstWeather(cityStore().city('anaheim-es') as City);
  process.env.CITY = '';
  expect(newsChangedAt('anaheim-es')).toBeGreaterThan(before);
});

test('a failing part keeps its copy after a restart, and the health report lists all parts', async () => {
  await firstWeather(anaheim);
  const before = knownPart(anaheim, 'days');
  restart();
  upstream.setFault('weather-days', 'status-500');
  await firstWeather(anaheim);
  expect(knownPart(anaheim, 'days')?.data).toEqual(before?.data);
  await upstream.whenAsked('weather-days', 2);
  const parts = weatherHealth(anaheim, Date.now())?.map(({ part }) => part);
  expect(parts).toEqual(['now', 'hours', 'days', 'alerts']);
});

describe('an unreliable source', () => {
  const station = '/stations/KONE/observations/latest';

  test('has its strings cleaned and shortened', async () => {
    const textDescription = `Sunny\u0000\u202E ${'a'.repeat(9000)}`;
    const timestamp = new Date().toISOString();
    const properties = { timestamp, temperature: { value: 20 }, textDescription };
    upstream.weather.documents = { [station]: { properties } };
    await firstWeather(anaheim);
    upstream.weather.documents = {};
    const { words = '' } = knownPart(anaheim, 'now')?.data ?? {};
    expect(words).toMatch(/^Sunny a+…$/);
    expect(words.length).toBeLessThanOrEqual(100);
  });

  test('counts as failed if it reports an impossible value', async () => {
    const known = cityStore().city('anaheim') ?? anaheim;
    const city = Object.assign(known, { weather: 'open-meteo' as const });
    const { current } = openMeteoDocument(calmWeather(), Date.now());
    upstream.weather.documents = { '/v1/forecast': { current: { ...current, temperature_2m: 135 } } };
    await firstWeather(city);
    upstream.weather.documents = {};
    Object.assign(city, { weather: undefined });
    expect(knownPart(city, 'now')).toBeUndefined();
  });
});

describe('alerts are reported as outdated', () => {
  const areOld = (minutes: number) =>
    weatherHere(anaheim, new Date(Date.now() + minutes * 60_000))?.areAlertsOld;

  test('half an hour after the last good copy', async () => {
    await firstWeather(anaheim);
    expect([29, 31, 24 * 60].map(areOld)).toEqual([false, true, true]);
  });

  test('half an hour after the start if there is no copy', async () => {
    upstream.setFault('weather-alerts', 'status-500');
    await firstWeather(anaheim);
    expect([0, 31].map(areOld)).toEqual([false, true]);
  });
});

describe('a warning', () => {
  const day = 24 * 3_600_000;
  const titlesAt = (time = Date.now()) => activeAlerts(anaheim, new Date(time)).map(({ title }) => title);
  const raise = async (...alerts: Parameters<typeof fakeAlert>[1][]) => {
    restart();
    Object.assign(settings(), { cacheDir: temporaryFolder() });
    upstream.weather.alerts = alerts.map((more) => fakeAlert(Date.now(), more));
    const before = allChangedAt('anaheim');
    await firstWeather(anaheim);
    return { titles: titlesAt(), hasOutdatedAll: allChangedAt('anaheim') > before };
  };

  test('is on every page, even a cached one, and disappears when it is canceled', async () => {
    expect(await raise({})).toEqual({ titles: ['Red Flag Warning'], hasOutdatedAll: true });
    expect(await raise()).toEqual({ titles: [], hasOutdatedAll: true });
  });

  test('is shown after a restart before the service responds', async () => {
    await raise({});
    setProcessWide('weather', undefined);
    upstream.journal.length = 0;
    await recallWarnings();
    expect(titlesAt()).toEqual(['Red Flag Warning']);
    expect(upstream.asked('weather-alerts')).toBe(0);
  });

  test('is found through the stored zones after a restart if the point lookup fails', async () => {
    await raise();
    restart();
    places.clear();
    upstream.setFault('weather-points', 'status-500');
    upstream.weather.alerts = [fakeAlert(Date.now())];
    upstream.journal.length = 0;
    const before = allChangedAt('anaheim');
    await firstWeather(anaheim);
    while (allChangedAt('anaheim') === before) await setImmediate();
    expect(upstream.journal.map(({ path: requested }) => requested)).toContain(
      '/alerts/active?zone=CAZ552,CAC059',
    );
    expect(titlesAt()).toEqual(['Red Flag Warning']);
  });

  test('is shown from its start to its end', async () => {
    expect((await raise({ from: Date.now() + day, until: Date.now() + 2 * day })).titles).toEqual([]);
    expect(titlesAt(Date.now() + 1.5 * day)).toHaveLength(1);
    expect((await raise({ until: Date.now() - 1 })).titles).toEqual([]);
  });

  test('has the agency’s text, office and link', async () => {
    await raise({});
    expect(activeAlerts(anaheim, new Date())[0]).toMatchObject({
      text: 'Gusty winds and low humidity.',
      source: 'NWS Test Office CA',
      link: { href: '/weather#alerts-heading' },
    });
  });

  test('does not invalidate all pages if it is only an advisory', async () => {
    await raise();
    const event = { event: 'Wind Advisory', severity: 'Moderate' };
    expect(await raise(event)).toEqual({ titles: [], hasOutdatedAll: false });
  });
});
