import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { clockTime } from '@/lib/base/dates/format-date';
import { askService } from '@/lib/weather/ask-service';
import { daySky } from '@/lib/weather/sky';
import { skyKind } from '@/lib/weather/sky-kind';
import { isNight, sunOn } from '@/lib/weather/sun';
import { temperatureRanges } from '@/lib/weather/temperature-ranges';
import { standingWarnings, whatIsComing } from '@/lib/weather/warnings';
import type { WeatherAlert } from '@/lib/weather/weather';

const anaheim = { latitude: 33.84, longitude: -117.91, timeZone: 'America/Los_Angeles' };
const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };

describe('daySky', () => {
  test('runs from midnight to midnight, with night at both ends and day between', () => {
    const { stops } = daySky(new Date('2026-11-27T22:12:00Z'), anaheim);
    expect(stops.at(0)).toEqual({ at: 0, color: '#241a33' });
    expect(stops.at(-1)).toEqual({ at: 100, color: '#241a33' });
    expect(stops.find(({ at }) => at > 45)?.color).toBe('#dfe9dc');
  });

  test('places now, sunrise and sunset by the city’s clock', () => {
    const { now, rise, set } = daySky(new Date('2026-11-27T22:12:00Z'), anaheim);
    expect([now, rise, set]).toEqual([59.17, 27.43, 69.65]);
  });

  test('draws stars only when it is dark', () => {
    const { stars } = daySky(new Date('2026-11-27T22:12:00Z'), anaheim);
    expect(stars.filter((at) => at > 24 && at < 74)).toEqual([]);
    expect(stars.length).toBeGreaterThan(10);
  });

  test.each([
    ['polar day', '2026-06-21T12:00:00Z', true],
    ['polar night', '2026-12-21T12:00:00Z', false],
  ])('has no sunrise during %s', (_, time, isLight) => {
    const { rise, set, stars } = daySky(new Date(time), tromso);
    expect([rise, set]).toEqual([undefined, undefined]);
    expect(stars.length === 0).toBe(isLight);
  });

  test('follows the clock on a 25-hour day', () => {
    const { stops } = daySky(new Date('2026-11-01T20:00:00Z'), anaheim);
    expect(stops.at(-1)?.at).toBe(100);
  });
});

test.each([
  ['Sunny', 'clear'],
  ['Mostly Cloudy', 'cloudy'],
  ['Partly Sunny', 'partly'],
  ['Slight Chance Rain Showers', 'partly'],
  ['Chance Showers And Thunderstorms', 'storm'],
  ['Patchy Fog', 'fog'],
  ['Light Snow', 'snow'],
  ['Lluvia ligera', 'rain'],
  ['Mayormente nublado', 'cloudy'],
  ['Parcialmente nublado', 'partly'],
  [undefined, 'clear'],
])('skyKind classifies “%s” as %s', (words, kind) => {
  expect(skyKind(words)).toBe(kind);
});

describe('The sun', () => {
  const anaheim = { latitude: 33.8366, longitude: -117.9143, timeZone: 'America/Los_Angeles' };
  const inWords = ({ rise, set }: ReturnType<typeof sunOn>, zone: string) =>
    [rise, set].map(
      (time) => time && clockTime(time, { locale: 'en-US', timeZone: zone }).replace('\u00A0', ' '),
    );

  test.each([
    ['2026-11-24T08:01:00Z', '6:32 a.m.', '4:44 p.m.'],
    ['2026-11-25T07:59:00Z', '6:32 a.m.', '4:44 p.m.'],
    ['2026-06-21T19:00:00Z', '5:41 a.m.', '8:05 p.m.'],
  ])('sunOn finds sunrise and sunset on the local day of %s', (now, rise, set) => {
    expect(inWords(sunOn(new Date(now), anaheim), anaheim.timeZone)).toEqual([rise, set]);
  });

  test('sunOn finds no sunrise or sunset during polar night', () => {
    const tromsø = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
    expect(sunOn(new Date('2026-12-21T12:00:00Z'), tromsø)).toEqual({});
  });

  test.each([
    ['2026-11-24T06:00:00-08:00', true],
    ['2026-11-24T07:00:00-08:00', false],
    ['2026-11-24T18:00:00-08:00', true],
  ])('isNight is true only between sunset and sunrise: at %s, the result is %s', (at, expected) => {
    expect(isNight(new Date(at), anaheim)).toBe(expected);
  });
});

test('temperatureRanges places each day between the lowest and the highest temperature of all days', () => {
  const days = [
    { low: 10, high: 20 },
    { low: 15, high: 30 },
  ];
  expect(temperatureRanges(days).ranges).toEqual([
    { start: 0, width: 50 },
    { start: 25, width: 75 },
  ]);
});

test('temperatureRanges leaves out a day if its high or low is unknown', () => {
  expect(temperatureRanges([{ low: 10 }, { low: 5, high: 15 }]).ranges).toEqual([
    undefined,
    { start: 0, width: 100 },
  ]);
});

test('temperatureRanges places the color scale at fixed temperatures, even beyond the bars', () => {
  expect(temperatureRanges([{ low: 10, high: 20 }]).scale).toEqual([-100, 300]);
});

test('askService rejects a path that leads to another host', async () => {
  const ask = askService({ origin: 'https://weather.example', userAgent: 'A' });
  expect(await ask('//10.0.0.5/forecast', z.unknown())).toMatchObject({
    ok: false,
    failure: { reason: 'odd-answer', detail: 'leads to https://10.0.0.5' },
  });
});

const alert = (event: string, more: Partial<WeatherAlert> = {}): WeatherAlert => ({
  id: event,
  event,
  severity: 'Severe',
  sender: 'NWS San Diego CA',
  area: 'Orange County Inland Areas',
  text: '',
  sent: '2026-11-24T12:00:00-08:00',
  from: '2026-11-24T12:00:00-08:00',
  until: '2026-11-24T20:00:00-08:00',
  ...more,
});
const events = (...alerts: WeatherAlert[]) => standingWarnings(alerts).map(({ id }) => id);

describe('standingWarnings', () => {
  test('sorts warnings by urgency, and equally urgent ones latest first', () => {
    const later = alert('Red Flag Warning', { id: 'later', sent: '2026-11-24T13:00:00-08:00' });
    const shown = events(alert('Red Flag Warning'), later, alert('Tornado Warning'));
    expect(shown).toEqual(['Tornado Warning', 'later', 'Red Flag Warning']);
  });

  test.each(['Wind Advisory', 'Fire Weather Watch', 'Flood Warning', 'Special Weather Statement'])(
    'omits a %s',
    (event) => expect(events(alert(event))).toEqual([]),
  );

  test.each([
    ['a storm elsewhere in the county', { isFar: true }],
    ['a warning that its agency classifies as minor', { severity: 'Minor' }],
  ] as const)('omits %s', (_, more) => expect(events(alert('Flash Flood Warning', more))).toEqual([]));

  test('includes an evacuation written “Evacuation - Immediate”', () => {
    expect(events(alert('Evacuation - Immediate', { severity: 'Unknown' }))).toHaveLength(1);
  });
});

describe('whatIsComing', () => {
  test('returns the agency’s text without its formatting marks', () => {
    const text = '* WHAT...Northeast winds 20 to 30 mph with\ngusts to 60 mph.\n\n* WHERE...Inland areas.';
    const what = 'Northeast winds 20 to 30 mph with gusts to 60 mph.';
    expect(whatIsComing(alert('Red Flag Warning', { text }))).toBe(what);
  });

  test('falls back from the WHAT paragraph to the headline, then to the area', () => {
    const headline = 'Fire Warning issued';
    expect(whatIsComing(alert('Fire Warning', { headline }))).toBe(headline);
    expect(whatIsComing(alert('Fire Warning'))).toBe('Orange County Inland Areas');
  });
});
