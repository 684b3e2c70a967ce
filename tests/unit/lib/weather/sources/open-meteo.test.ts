import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { askService } from '@/lib/weather/ask-service';
import { openMeteo } from '@/lib/weather/sources/open-meteo';
import { type FakeUpstream, startFakeUpstream } from '../../../../fake-upstream/fake-upstream';

let upstream: FakeUpstream;
const spot = { latitude: 20.97, longitude: -89.62, timeZone: 'UTC' };

beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => upstream.setFault('*', null));

async function part<Name extends keyof typeof openMeteo.parts>(name: Name) {
  const ask = askService({ origin: upstream.url, userAgent: 'test/1.0', now: Date.now });
  const told = await openMeteo.parts[name]?.(ask, spot, Date.now());
  return told?.ok ? told.value.data : told?.failure;
}

test('its terms are named, and it has no alerts', () => {
  expect(openMeteo.credit?.license.name).toBe('CC BY 4.0');
  expect(openMeteo.parts.alerts).toBeUndefined();
});

test('the air now, with its sky in words, and without what it does not say', async () => {
  expect(await part('now')).toEqual({ at: expect.any(String), celsius: 22.2, words: 'Partly cloudy' });
  expect(upstream.journal.at(-1)?.path).toContain('timezone=UTC');
});

test('the hours, without one that has no temperature', async () => {
  const hours = (await part('hours')) as unknown[];
  expect(hours).toHaveLength(35);
  expect(hours[0]).toEqual({ at: expect.any(String), celsius: 22.2, words: 'Rain', rain: 40 });
});

test('seven days, each with what is known of it', async () => {
  const days = (await part('days')) as unknown[];
  const one = { high: 24.2, low: undefined, words: 'Thunderstorms', rain: 80 };
  expect(days).toEqual(Array.from({ length: 7 }, () => ({ day: expect.any(String), ...one })));
});

test('an answer of another kind is a failure', async () => {
  upstream.setFault('open-meteo', 'json-200');
  expect(await part('now')).toMatchObject({ reason: 'odd-answer' });
});
