import { expect, test } from '@jest/globals';
import { temperatureRanges } from '@/lib/weather/temperature-ranges';

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
