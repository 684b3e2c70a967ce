import { describe, expect, test } from '@jest/globals';
import { daySky } from '@/lib/weather/sky';
import { skyKind } from '@/lib/weather/sky-kind';

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
