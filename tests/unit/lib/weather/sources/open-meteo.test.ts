import { describe, expect, test } from '@jest/globals';
import { askService } from '@/lib/weather/ask-service';
import { openMeteo } from '@/lib/weather/sources/open-meteo';
import { weatherParts } from '@/lib/weather/weather';
import { upstream } from '../../../upstream';

const spot = { latitude: 20.97, longitude: -89.62, timeZone: 'UTC' };

async function part<Name extends keyof typeof openMeteo.parts>(name: Name) {
  const ask = askService({ origin: upstream.url, userAgent: 'test/1.0' });
  const reply = await openMeteo.parts[name]?.(ask, spot, Date.now());
  return reply?.ok ? reply.value.data : reply?.failure;
}

test('Open-Meteo is credited and has no alerts', () => {
  expect(openMeteo.credit?.license.name).toBe('CC BY 4.0');
  expect(openMeteo.parts.alerts).toBeUndefined();
});

test('the current weather describes the sky in words and omits values that are not reported', async () => {
  expect(await part('now')).toEqual({ at: expect.any(String), celsius: 22.2, words: 'Partly cloudy' });
  expect(upstream.journal.at(-1)?.path).toContain('timezone=UTC');
});

test('hours without a temperature are omitted', async () => {
  const hours = (await part('hours')) as unknown[];
  expect(hours).toHaveLength(35);
  expect(hours[0]).toEqual({ at: expect.any(String), celsius: 22.2, words: 'Rain', rain: 40 });
});

test('a day without a low keeps its other values', async () => {
  const days = (await part('days')) as unknown[];
  const one = { high: 24.2, low: undefined, words: 'Thunderstorms', rain: 80 };
  expect(days).toEqual(Array.from({ length: 7 }, () => ({ day: expect.any(String), ...one })));
});

describe('hours', () => {
  const zone = 'America/New_York';
  const seconds = (iso: string) => Date.parse(iso) / 1000;
  async function hoursOf(document: object) {
    upstream.weather.documents = { '/v1/forecast': document };
    const ask = askService({ origin: upstream.url, userAgent: 'test/1.0' });
    const reply = await openMeteo.parts.hours?.(ask, { ...spot, timeZone: zone }, Date.now());
    upstream.weather.documents = {};
    return weatherParts.hours.parse(reply?.ok && reply.value.data);
  }
  const hourly = (times: string[]) => {
    const tens = () => times.map(() => 10);
    const rows = { temperature_2m: tens(), weather_code: tens(), precipitation_probability: tens() };
    return { hourly: { time: times.map(seconds), ...rows } };
  };

  test.each([
    ['back', '2026-11-01', ['05', '06', '07'], ['01:00:00-04:00', '01:00:00-05:00', '02:00:00-05:00']],
    ['forward', '2026-03-08', ['06', '07'], ['01:00:00-05:00', '03:00:00-04:00']],
  ])(
    'have the UTC offset of their time on the day when clocks are set %s',
    async (_, day, utcHours, clock) => {
      const all = await hoursOf(hourly(utcHours.map((utcHour) => `${day}T${utcHour}:00Z`)));
      expect(all.map(({ at }) => at)).toEqual(clock.map((time) => `${day}T${time}`));
    },
  );

  test('leave out impossible values, and are limited to 48', async () => {
    const times = Array.from({ length: 20_000 }, () => '2026-11-01T05:00Z');
    const document = hourly(times);
    document.hourly.temperature_2m[1] = 999;
    document.hourly.precipitation_probability[0] = -40;
    const all = await hoursOf(document);
    expect(all.length).toBeLessThanOrEqual(48);
    expect(all.map(({ celsius }) => celsius)).not.toContain(999);
    expect(all[0]?.rain).toBeUndefined();
  });
});

test('JSON that is not a forecast is a failure', async () => {
  upstream.setFault('open-meteo', 'json-200');
  expect(await part('now')).toMatchObject({ reason: 'odd-answer' });
});
