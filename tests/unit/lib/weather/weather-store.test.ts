import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { setProcessWide } from '@/lib/base/process-wide';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { firstWeather, knownPart, weatherHealth } from '@/lib/weather/weather-store';
import '../../with-anaheim';
import { settings } from '@/lib/settings/settings';
import { hasWeather, weatherSource } from '@/lib/weather/weather-source';
import { type FakeUpstream, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { anaheim } from '../../anaheim';
import { boulder, merida } from '../../small-cities';

let upstream: FakeUpstream;

beforeAll(async () => {
  setLogLevel('error');
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  for (const name of ['weather store', 'weather places', 'weather turn']) setProcessWide(name, undefined);
  upstream.setFault('*', null);
  upstream.journal.length = 0;
  Object.assign(settings(), {
    feeds: { kind: 'live' },
    weatherUrl: upstream.url,
    cacheDir: mkdtempSync(path.join(tmpdir(), 'weather-')),
  });
});

describe('whose weather it is', () => {
  test('of the National Weather Service in the United States, where nothing else is said', () => {
    expect(weatherSource(boulder)?.name).toBe('National Weather Service');
    expect(weatherSource({ ...boulder, weather: 'open-meteo' })?.name).toBe('Open-Meteo');
  });

  test('elsewhere of nobody, unless the city names one', () => {
    expect(hasWeather(merida)).toBe(false);
    expect(weatherSource({ ...merida, weather: 'open-meteo' })?.name).toBe('Open-Meteo');
  });

  test('of nobody where the city or the operator says so', () => {
    expect(hasWeather({ ...boulder, weather: 'none' })).toBe(false);
    Object.assign(settings(), { weatherUrl: 'none' });
    expect(hasWeather(boulder)).toBe(false);
  });

  test('in the sample edition the sample, which asks nobody', () => {
    Object.assign(settings(), { feeds: { kind: 'sample' } });
    expect(weatherSource(anaheim)).toBeUndefined();
    expect([hasWeather(anaheim), hasWeather(boulder)]).toEqual([true, true]);
  });
});

test('each part is asked for once, and what it says outdates the page of the weather alone', async () => {
  await firstWeather(anaheim);
  await firstWeather(anaheim);
  expect(upstream.asked('weather-alerts')).toBe(1);
  expect(knownPart('now', anaheim)?.data.celsius).toBe(22.2);
  expect(newsChangedAt('anaheim', ['weather'])).toBeGreaterThan(0);
  expect(newsChangedAt('anaheim', ['posts'])).toBe(0);
});

test('a part that fails takes no other along, keeps its copy over a restart, and is named to the operator', async () => {
  await firstWeather(anaheim);
  const before = knownPart('days', anaheim);
  setProcessWide('weather store', undefined);
  upstream.setFault('weather-days', 'status-500');
  await firstWeather(anaheim);
  expect(knownPart('days', anaheim)?.data).toEqual(before?.data);
  await upstream.whenAsked('weather-days', 2);
  expect(weatherHealth(Date.now())?.map(({ part }) => part)).toEqual(['now', 'hours', 'days', 'alerts']);
});
