import { describe, expect, test } from '@jest/globals';
import { readDay } from '@/lib/front/day/read-day';
import type { WeatherHere } from '@/lib/weather/weather-here';
import { anaheim } from '../../../anaheim';

const at = (clock: string) => new Date(`2026-11-24T${clock}:00-08:00`);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const hours = [
  { at: '2026-11-24T09:00:00-08:00', celsius: 9, words: 'Sunny' },
  { at: '2026-11-24T12:00:00-08:00', celsius: 12, words: 'Sunny' },
  { at: '2026-11-24T15:00:00-08:00', celsius: 15, words: 'Rain' },
];
const weather: WeatherHere = { hours, days: [{ day: '2026-11-24', low: 10 }] };

describe('the nameplate', () => {
  test.each([
    ['05:00', { kind: 'rise', figure: '6:32' }],
    ['12:00', { kind: 'set', figure: '4:44' }],
    ['20:00', { kind: 'rise', figure: '6:33' }],
  ])('shows the next sunrise or sunset at %s', (clock, sun) => {
    expect(readDay(anaheim, undefined, at(clock)).sun).toEqual(sun);
  });

  test('shows only the sky and the sun if there is no weather data', () => {
    const { air, clouds, labels, sky } = readDay(anaheim, undefined, at('10:30'));
    expect(air).toBeUndefined();
    expect(clouds).toEqual([]);
    expect(labels.filter(({ figure }) => figure)).toEqual([]);
    expect(sky.stops.length).toBeGreaterThan(8);
  });

  test('shows temperature, sky and the night’s low on the left', () => {
    const { air } = readDay(anaheim, weather, at('10:30'));
    expect(air).toEqual({ figure: '48°', note: 'Sunny, 50° tonight', sky: 'clear', isNight: false });
  });

  test('labels hours, with temperatures if known, except near the current time, sunrise and sunset', () => {
    const { labels } = readDay(anaheim, weather, at('10:30'));
    const hourly = labels.filter(({ kind }) => kind === 'hour');
    const labeled = hourly.map(({ text, figure = '' }) => `${plain(text)} ${figure}`);
    expect(labeled).toEqual(['3 a.m. ', '3 p.m. 59°', '9 p.m. ']);
  });

  test('draws clouds for the hours with a cloudy forecast', () => {
    const { clouds } = readDay(anaheim, weather, at('08:30'));
    const shares = Object.fromEntries(clouds.map((cloud) => [cloud.at, cloud.share]));
    expect(shares).toEqual({ 37.5: 0, 50: 0, 62.5: 0.65 });
  });
});
