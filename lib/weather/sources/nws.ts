import type { z } from 'zod';
import { Cache } from '@/lib/base/cache';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { outsideRequests } from '@/lib/base/process-wide';
import { alertsDocument } from '@/lib/weather/sources/nws-alerts';
import {
  daysDocument,
  hoursDocument,
  observationDocument,
  pointDocument,
  stationsDocument,
} from '@/lib/weather/sources/nws-documents';
import type { Ask, Copy, Parts, Spot, WeatherSource } from '@/lib/weather/weather';

/** These addresses change a few times a year; an incomplete answer is replaced the next time. */
const placeLife = 3_600_000;
const MAX_PLACES = 5000;
/** A station whose last observation is older, in ms, counts as silent. */
const oldest = 2 * 3_600_000;
/** Asked in turn, the nearest first. */
const MAX_STATIONS = 6;

type PlaceSchema = typeof pointDocument | typeof stationsDocument;
type Place = Outcome<Copy<z.output<PlaceSchema>>>;

export const places = new Cache<Place>({
  max: MAX_PLACES,
  lifeOf: ({ ok: isGood }) => (isGood ? placeLife : 0),
});

/** A document that says where others are, asked for once in a while. */
async function place<Schema extends PlaceSchema>(ask: Ask, path: string, schema: Schema) {
  const found = await outsideRequests(() =>
    places.getOrMake(path, () => ask(path, schema) as Promise<Place>),
  );
  return found as Outcome<Copy<z.output<Schema>>>;
}

/** The service takes no more than four decimals, and no zeros at their end. */
function coordinates({ latitude, longitude }: Spot): string {
  return [latitude, longitude].map((degrees) => Number(degrees.toFixed(4))).join(',');
}

function pointAt(ask: Ask, spot: Spot) {
  return place(ask, `/points/${coordinates(spot)}`, pointDocument);
}

const unnamed = fail('odd-answer', '/points does not say where it is');

/** Returns the address that the point names, else that of the last good copy. */
function forecast<Name extends 'hours' | 'days'>(name: Name, schema: z.ZodType<Parts[Name]>) {
  return async (ask: Ask, spot: Spot): Promise<Outcome<Copy<Parts[Name]>>> => {
    const point = await pointAt(ask, spot);
    const path = (point.ok && point.value.data[name]) || ask.lastAddress;
    return path ? ask(path, schema) : point.ok ? unnamed : point;
  };
}

/** Returns the reading of the nearest station that has a good one. */
async function observation(ask: Ask, spot: Spot, now: number): Promise<Outcome<Copy<Parts['now']>>> {
  const point = await pointAt(ask, spot);
  if (!point.ok || !point.value.data.stations) return point.ok ? unnamed : point;
  const stations = await place(ask, point.value.data.stations, stationsDocument);
  if (!stations.ok) return stations;
  const silent: string[] = [];
  let failed: Outcome<never> | undefined;
  for (const { stationIdentifier: id, name } of stations.value.data.slice(0, MAX_STATIONS)) {
    const found = await ask(`/stations/${id}/observations/latest`, observationDocument);
    const data = found.ok ? found.value.data : undefined;
    if (found.ok && data && Math.abs(now - Date.parse(data.at)) < oldest)
      return ok({ ...found.value, data: { ...data, place: name } });
    if (!found.ok && found.failure.status !== 404) failed = found;
    silent.push(id);
  }
  return failed ?? fail('odd-answer', `silent stations: ${silent.join(', ')}`);
}

/** Returns the address of alerts for the zones around, since a city is not a point; else that of the last good copy, or the point's. */
async function alerts(ask: Ask, spot: Spot): Promise<Outcome<Copy<Parts['alerts']>>> {
  const point = await pointAt(ask, spot);
  const zones = point.ok ? point.value.data.zones.join(',') : '';
  const path = zones ? `/alerts/active?zone=${zones}` : ask.lastAddress;
  return ask(path ?? `/alerts/active?point=${coordinates(spot)}`, alertsDocument(spot));
}

/** The weather service of the United States, which wants no key (https://www.weather.gov/documentation/services-web-api). */
export const nationalWeatherService: WeatherSource = {
  name: 'National Weather Service',
  href: 'https://www.weather.gov/',
  origin: 'https://api.weather.gov',
  parts: {
    now: observation,
    hours: forecast('hours', hoursDocument),
    days: forecast('days', daysDocument),
    alerts,
  },
};
