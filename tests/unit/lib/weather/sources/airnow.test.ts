import { beforeEach, describe, expect, test } from '@jest/globals';
import { settings } from '@/lib/settings/settings';
import { askService } from '@/lib/weather/ask-service';
import { airNow } from '@/lib/weather/sources/airnow';
import { weatherParts } from '@/lib/weather/weather';
import { airDocument } from '../../../../fake-upstream/weather/weather-documents';
import { upstream } from '../../../upstream';
import '../../../served-city';

const spot = { latitude: 33.84, longitude: -117.91, timeZone: 'America/Los_Angeles' };
const hour = 3_600_000;

beforeEach(() => {
  Object.assign(settings(), { airnowKey: 'airnow-key' });
});

async function fetchAir(zone = spot.timeZone) {
  const ask = askService({ origin: upstream.url, userAgent: 'test/1.0' });
  return airNow.parts.air?.(ask, { ...spot, timeZone: zone }, Date.now());
}

async function air(zone?: string) {
  const reply = await fetchAir(zone);
  return reply?.ok ? reply.value.data : reply?.failure;
}

test('the air quality index is that of the worst pollutant, with its hour and agency', async () => {
  const at = new Date(Math.floor((Date.now() - hour) / hour) * hour);
  const found = (await air('Pacific/Honolulu')) as { at: string };
  expect(found).toEqual({ aqi: 52, agency: 'South Coast AQMD', at: expect.any(String) });
  expect(new Date(found.at)).toEqual(at);
});

test('a stored copy is fresh for an hour and does not contain the API key', async () => {
  const reply = await fetchAir();
  expect(upstream.journal.at(-1)?.path).toContain('API_KEY=airnow-key');
  expect(JSON.stringify(reply)).not.toContain('airnow-key');
  expect(reply).toMatchObject({ ok: true, value: { freshMs: hour } });
});

test('an impossible air quality index is ignored', async () => {
  upstream.weather.air.aqi = { OZONE: -999, 'PM2.5': 99_999, PM10: 41 };
  expect(await air()).toMatchObject({ aqi: 41 });
});

test('the agency’s name is cleaned and shortened', async () => {
  const [one] = airDocument(upstream.weather, 'airnow-key', Date.now()) as object[];
  const reportingAgency = `\u0000\u202ESouth\u200B ${'Coast '.repeat(20_000)}`;
  upstream.weather.documents = { '/aq/observation/current/ziplatLong/': [{ ...one, reportingAgency }] };
  const { agency = '' } = weatherParts.air.parse(await air()) ?? {};
  expect(agency).toMatch(/^South Coast/);
  expect(agency.length).toBeLessThanOrEqual(100);
});

test('the air quality index is null if no station is nearby', async () => {
  upstream.weather.air.aqi = {};
  expect(await air()).toBeNull();
});

describe('the reason for a failure does not contain the API key', () => {
  test('for a wrong key', async () => {
    Object.assign(settings(), { airnowKey: 'wrong-key' });
    expect(await air()).toEqual({ reason: 'odd-answer', detail: 'AirNow rejects the key (AIRNOW_KEY)' });
  });

  test.each([
    ['status-500', { reason: 'http-status', status: 500 }],
    ['status-410', { reason: 'http-status', status: 410 }],
    ['html-200', { reason: 'odd-answer', detail: 'no list of measurements' }],
  ] as const)('for %s', async (fault, failure) => {
    upstream.setFault('airnow', fault);
    expect(await air()).toMatchObject(failure);
  });
});
