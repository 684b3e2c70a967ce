import { beforeEach, describe, expect, test } from '@jest/globals';
import { askService } from '@/lib/weather/ask-service';
import { nationalWeatherService as nws, places } from '@/lib/weather/sources/nws';
import type { Copy } from '@/lib/weather/weather';
import { pointDocument, stationsDocument } from '../../../../fake-upstream/weather/weather-documents';
import { fakeAlert } from '../../../../fake-upstream/weather/weather-host';
import { upstream } from '../../../upstream';

const spot = { latitude: 33.83661234, longitude: -117.91, timeZone: 'America/Los_Angeles' };
const hour = 3_600_000;
const userAgent = 'test/1.0 (+https://news.example; editor@news.example)';

beforeEach(() => {
  places.clear();
});

const ask = (before?: Copy<unknown>) => askService({ origin: upstream.url, userAgent, before });

async function part<Name extends keyof typeof nws.parts>(name: Name, before?: Copy<unknown>) {
  const reply = await nws.parts[name]?.(ask(before), spot, Date.now());
  if (!reply) throw new Error('the service has this part');
  return reply as NonNullable<Awaited<ReturnType<NonNullable<(typeof nws.parts)[Name]>>>>;
}

test('requests contain a contact and rounded coordinates, and look up the point only once', async () => {
  await Promise.all([part('hours'), part('days'), part('alerts')]);
  const paths = upstream.journal.map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/points/'))).toEqual(['/points/33.8366,-117.91']);
  expect(paths).toContain('/alerts/active?zone=CAZ552,CAC059');
  expect(new Set(upstream.journal.map(({ headers }) => headers['user-agent']))).toEqual(new Set([userAgent]));
});

describe('the observation', () => {
  test('comes from the nearest station, without values that the station does not report', async () => {
    const now = await part('now');
    expect(now.ok && now.value.data).toEqual({
      at: expect.any(String),
      place: 'Fullerton, Fullerton Municipal Airport',
      celsius: 22.2,
      feels: undefined,
      words: 'Sunny',
      humidity: 42,
      windKmh: 12.9,
    });
  });

  test.each([
    ['no observation', 'missing'],
    ['an observation with only null values', 'nulls'],
  ] as const)('comes from the next station if the nearest has %s', async (_, how) => {
    upstream.weather.silent.KONE = how;
    const now = await part('now');
    expect(now.ok && now.value.data.place).toBe('Santa Ana, John Wayne Airport');
  });

  const observation = '/stations/KONE/observations/latest';
  const reading = (temperature: object, timestamp = new Date().toISOString()) => ({
    properties: { timestamp, temperature: { unitCode: 'wmoUnit:degC', ...temperature } },
  });

  test.each<[string, unknown]>([
    ['an error status', 500],
    ['status 429', 429],
    ['an unexpected document', { type: 'FeatureCollection' }],
    ['an observation three hours old', reading({ value: 20 }, new Date(Date.now() - 3 * hour).toISOString())],
    ['an observation from tomorrow', reading({ value: 20 }, new Date(Date.now() + 24 * hour).toISOString())],
    ['a rejected temperature', reading({ value: 57.2, qualityControl: 'X' })],
    ['an impossible temperature', reading({ value: 91 })],
    ['a temperature in another unit', reading({ value: 295, unitCode: 'wmoUnit:K' })],
  ])('comes from the next station if the nearest has %s', async (_, document) => {
    upstream.weather.documents = { [observation]: document };
    const now = await part('now');
    expect(now.ok && now.value.data.place).toBe('Santa Ana, John Wayne Airport');
  });

  test.each(['V', undefined])('is accepted with the quality flag %s', async (qualityControl) => {
    upstream.weather.documents = { [observation]: reading({ value: 31, qualityControl }) };
    const now = await part('now');
    expect(now.ok && now.value.data.celsius).toBe(31);
  });

  test('fails if no station responds', async () => {
    upstream.weather.silent = { KONE: 'nulls', KTWO: 'missing' };
    const failure = { detail: 'silent stations: KONE, KTWO' };
    expect(await part('now')).toMatchObject({ ok: false, failure });
  });

  test('fails with the service’s reason if it fails for all stations', async () => {
    upstream.setFault('weather-now', 'status-503');
    expect(await part('now')).toMatchObject({ ok: false, failure: { status: 503, retryAfterSeconds: 60 } });
  });
});

describe('if the service sends something unusable, only the parts that need it fail:', () => {
  const point = `/points/33.8366,-117.91`;
  const links = pointDocument('https://api.weather.gov').properties;
  const ofPoint = ['now', 'hours', 'days'];
  const broken: [string, () => void, string[]][] = [
    ...Object.keys(links).flatMap((link): [string, () => void, string[]][] => {
      const part = { forecast: 'days', forecastHourly: 'hours', observationStations: 'now' }[link];
      const missing = part ? [part] : [];
      const set = (value: unknown) => () => {
        upstream.weather.documents = { [point]: { properties: { ...links, [link]: value } } };
      };
      return [
        [`null as the ${link} link`, set(null), missing],
        [`a missing ${link} link`, set(undefined), missing],
        [`“n/a” as the ${link} link`, set('n/a'), missing],
      ];
    }),
    ['a failing list of stations', () => upstream.setFault('weather-stations', 'status-503'), ['now']],
    ['failing observations', () => upstream.setFault('weather-now', 'status-500'), ['now']],
    ['a failing daily forecast', () => upstream.setFault('weather-days', 'html-200'), ['days']],
    ['a failing hourly forecast', () => upstream.setFault('weather-hours', 'status-404'), ['hours']],
    ['failing alerts', () => upstream.setFault('weather-alerts', 'status-500'), ['alerts']],
    ['a failing point document', () => upstream.setFault('weather-points', 'status-500'), ofPoint],
    [
      'an empty point document',
      () => Object.assign(upstream.weather, { documents: { [point]: {} } }),
      ofPoint,
    ],
  ];

  test.each(broken)('%s', async (_, breakIt, missing) => {
    breakIt();
    const names = ['now', 'hours', 'days', 'alerts'] as const;
    const all = await Promise.all(names.map(async (name) => ((await part(name)).ok ? [] : [name])));
    expect(all.flat()).toEqual(missing);
  });
});

test('an unreadable station does not affect the others', async () => {
  const { features } = stationsDocument();
  const odd = { properties: { stationIdentifier: '../../admin' } };
  upstream.weather.documents = { '/gridpoints/TST/38,60/stations': { features: [odd, null, ...features] } };
  expect(await part('now')).toMatchObject({ ok: true });
});

test.each(['hours', 'days', 'alerts'] as const)(
  '%s are requested at the last good copy’s address while the point is unknown',
  async (name) => {
    const first = await part(name);
    places.clear();
    upstream.setFault('weather-points', 'status-500');
    expect(first.ok && (await part(name, first.value))).toEqual(first);
  },
);

test('alerts are requested by coordinates if the point was never found', async () => {
  upstream.setFault('weather-points', 'status-500');
  upstream.weather.alerts = [fakeAlert(Date.now())];
  const value = { data: [{ event: 'Red Flag Warning' }] };
  expect(await part('alerts')).toMatchObject({ ok: true, value });
  expect(upstream.journal.at(-1)?.path).toBe('/alerts/active?point=33.8366,-117.91');
});

test('a day has the high from its day forecast and the low from its night forecast', async () => {
  const days = await part('days');
  const all = days.ok ? days.value.data : [];
  const one = { words: 'Sunny', high: expect.closeTo(24.4, 0), low: expect.closeTo(14.4, 0) };
  expect(all).toEqual(Array.from({ length: 7 }, () => ({ day: expect.any(String), ...one })));
});

test('hourly forecasts are in Celsius, and have no chance of rain if the document’s value is null', async () => {
  const hours = await part('hours');
  const [first, second] = hours.ok ? hours.value.data : [];
  expect(first).toMatchObject({ celsius: expect.closeTo(22.2, 0), words: 'Mostly Sunny', rain: undefined });
  expect(second?.rain).toBe(1);
});

test('an unchanged document is requested with its ETag and stays stored', async () => {
  const first = await part('alerts');
  const again = first.ok ? await part('alerts', first.value) : first;
  expect(again).toEqual(first);
  expect(upstream.journal.at(-1)?.headers['if-none-match']).toMatch(/^"/);
});
