import { describe, expect, test } from '@jest/globals';
import { readDay } from '@/lib/front/day/read-day';
import { airOf, badAir, onToday, today } from '@/lib/front/day/today';
import { openMeteo } from '@/lib/weather/sources/open-meteo';
import type { WeatherHere } from '@/lib/weather/weather-here';
import { anaheim } from '../../../anaheim';
import { city } from '../../../served-city';
import { days, event, hours } from '../../events/make-event';

const at = (clock: string) => new Date(`2026-11-24T${clock}:00-08:00`);

const day = { day: '2026-11-24', high: 25.6, low: 14.4, words: 'Sunny' };
const known: WeatherHere = {
  source: openMeteo,
  now: { at: '2026-11-24T10:00:00-08:00', celsius: 22.2, words: 'Mostly Sunny' },
  hours: [{ at: '2026-11-24T10:00:00-08:00', celsius: 20, words: 'Chance Rain then Sunny' }],
  days: [day],
  forecastAt: at('10:00'),
};

const [atThree, atSeven] = [{ forecastAt: at('15:00') }, { forecastAt: at('07:00') }];
const rainy = [20, 60.4, 40].map((rain) => ({ ...known.hours[0], rain }));
const [observed, ofHour] = ['72°, mostly sunny', '68°, chance rain; 58° tonight'];

test.each([
  ['shows the day’s high in the morning', {}, '10:30', `${observed}; high 78°, 58° tonight`],
  ['omits the high after the warmest hour', atThree, '15:30', '72°, mostly sunny; 58° tonight'],
  ['shows the hour’s forecast if there is no observation', { now: undefined, ...atThree }, '15:30', ofHour],
  ['shows only the observation if the forecast is old', atSeven, '10:30', '72°, mostly sunny'],
  ['is empty if nothing is fresh', { now: undefined, ...atSeven }, '10:30', ''],
  ['shows the chance of rain', { hours: rainy }, '10:30', `${observed}; high 78°, rain 60%, 58° tonight`],
  ['omits the low if the day has none', { days: [] }, '10:30', '72°, mostly sunny'],
] as const)('the weather line %s', (_, more, clock, line) => {
  const { here, high, rain, tonight } = airOf(city, { ...known, ...more } as WeatherHere, at(clock));
  const ahead = [high, rain, tonight].filter(Boolean).join(', ');
  expect([here, ahead].filter(Boolean).join('; ')).toBe(line);
});

test.each([
  [112, 'unhealthy for sensitive groups (AQI 112)'],
  [301, 'hazardous (AQI 301)'],
  [100, undefined],
])('for an air quality index of %i, badAir returns %j', (aqi, words) => {
  expect(badAir(city, { air: { at: '2026-11-24T10:00:00-08:00', aqi } })?.long).toBe(words);
});

describe('events today', () => {
  const council = event({ title: 'City Council meeting', when: hours('2026-11-25T01:00:00Z') });
  const concert = event({ title: 'Concert', when: hours('2026-11-25T03:00:00Z') });

  test('include only the next meeting and the next other event, sorted by time', () => {
    const second = event({ title: 'Planning Commission', when: hours('2026-11-25T02:00:00Z') });
    expect(onToday(city, [council, second, concert], at('12:00'))).toEqual([council, concert]);
  });

  test('are not treated as meetings just because the title contains “Council”', () => {
    const gala = event({ title: 'Arts Council Gala', when: hours('2026-11-25T02:00:00Z') });
    expect(onToday(city, [gala, council], at('12:00'))).toEqual([gala, council]);
  });

  test('leave out events that have begun, are canceled, last several days or are tomorrow', () => {
    const others = [
      event({ when: hours('2026-11-24T19:00:00Z') }),
      event({ when: hours('2026-11-25T03:00:00Z'), status: 'cancelled' }),
      event({ when: days('2026-11-24', '2026-11-26') }),
      event({ when: days('2026-11-25') }),
    ];
    expect(onToday(city, others, at('12:00'))).toEqual([]);
  });
});

test('today shows sample events and no advisory in the sample edition', async () => {
  const line = await today(city, at('12:00'));
  expect(line.advisory).toBeUndefined();
  expect(line.events.map(({ title }) => title)).toEqual([
    'Sample: Anaheim City Council meeting',
    'Sample: Surf City Nights in Huntington Beach',
  ]);
});

describe('the nameplate', () => {
  const at = (clock: string) => new Date(`2026-11-24T${clock}:00-08:00`);
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  const hours = [
    { at: '2026-11-24T09:00:00-08:00', celsius: 9, words: 'Sunny' },
    { at: '2026-11-24T12:00:00-08:00', celsius: 12, words: 'Sunny' },
    { at: '2026-11-24T15:00:00-08:00', celsius: 15, words: 'Rain' },
  ];
  const weather: WeatherHere = { hours, days: [{ day: '2026-11-24', low: 10 }] };

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
