import { expect, test } from '@jest/globals';
import { clockTime } from '@/lib/base/dates/format-date';
import { isNight, sunOn } from '@/lib/weather/sun';

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
