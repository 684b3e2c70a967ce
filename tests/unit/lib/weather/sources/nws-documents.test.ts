import { describe, expect, test } from '@jest/globals';
import { daysDocument, hoursDocument, observationDocument } from '@/lib/weather/sources/nws-documents';
import { weatherParts } from '@/lib/weather/weather';

const at = '2026-11-24T18:00:00Z';
const degrees = (value: unknown, qualityControl = 'V', unitCode = 'wmoUnit:degC') => ({
  ...{ unitCode, value, qualityControl },
});

function read(readings: object) {
  return weatherParts.now.parse(
    observationDocument.parse({ properties: { timestamp: at, temperature: degrees(20), ...readings } }),
  );
}

describe('a station’s reading', () => {
  const names = {
    heatIndex: 'feels',
    windChill: 'feels',
    relativeHumidity: 'humidity',
    windSpeed: 'windKmh',
  };

  test.each(Object.entries(names))('has no %s if its quality flag is bad', (name, field) => {
    const isKept = (quality: string) => read({ [name]: degrees(30, quality) })?.[field as 'feels'] === 30;
    expect(['V', 'C', 'S', 'Z', 'Q', 'X', 'B'].filter(isKept)).toEqual(['V', 'C', 'S', 'Z', 'Q']);
  });

  test.each<[string, number, string | undefined, unknown]>([
    ['heatIndex', 120, undefined, undefined],
    ['heatIndex', 167, 'wmoUnit:degF', 75],
    ['windChill', -140, undefined, undefined],
    ['relativeHumidity', -3, undefined, undefined],
    ['relativeHumidity', 100.4, undefined, 100],
    ['relativeHumidity', 400, undefined, undefined],
    ['windSpeed', -1, undefined, undefined],
    ['windSpeed', 9999, undefined, undefined],
    ['windSpeed', 10, 'wmoUnit:m_s-1', 36],
    ['windSpeed', 200, 'wmoUnit:m_s-1', undefined],
  ])('with the %s %d (unit: %s) has the value %s', (name, value, unit, found) => {
    const field = names[name as keyof typeof names] as 'feels';
    expect(read({ [name]: degrees(value, 'V', unit) })?.[field]).toEqual(found);
  });

  test('has humidity and wind speed only if they are numbers', () => {
    expect(read({ relativeHumidity: degrees('40') })?.humidity).toBeUndefined();
    expect(read({ windSpeed: 'calm' })?.windKmh).toBeUndefined();
  });

  test('has a cleaned and shortened sky description', () => {
    expect(read({ textDescription: 'Sunny\u0000\u009B\u202E' })?.words).toBe('Sunny›');
    expect(read({ textDescription: 'Sunny '.repeat(9000) })?.words?.length).toBeLessThanOrEqual(100);
  });
});

describe('a forecast', () => {
  const period = (more: object = {}) => ({
    ...{ startTime: at, isDaytime: true, temperature: 20, temperatureUnit: 'C', shortForecast: 'Sunny' },
    ...more,
  });
  const hours = (periods: unknown[]) =>
    weatherParts.hours.parse(hoursDocument.parse({ properties: { periods } }));
  const days = (periods: unknown[]) =>
    weatherParts.days.parse(daysDocument.parse({ properties: { periods } }));

  test('omits a period with an impossible temperature', () => {
    const all = [period({ temperature: 400 }), period({ temperature: 68, temperatureUnit: 'F' })];
    expect(hours(all)).toMatchObject([{ celsius: 20 }]);
  });

  test('has a cleaned and shortened sky description', () => {
    const [hour] = hours([period({ shortForecast: `\u001B${'Rain '.repeat(20_000)}` })]);
    expect(hour?.words).toMatch(/^Rain Rain[ Rain]*…$/);
    expect(hour?.words?.length).toBeLessThanOrEqual(100);
  });

  test('has at most 48 hours and 100 days', () => {
    const start = (later: number) => new Date(Date.parse(at) + later * 12 * 3_600_000).toISOString();
    const all = Array.from({ length: 20_000 }, (_, later) => period({ startTime: start(later) }));
    expect(hours(all).length).toBeLessThanOrEqual(48);
    expect(days(all).length).toBeLessThanOrEqual(100);
  });
});
