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

/** Time (ms) for which a place's paths are cached. They change a few times a year. Failures are not cached. */
const PLACE_TTL_MS = 3_600_000;
const MAX_PLACES = 5000;
/** A station whose last observation is older counts as silent. */
const MAX_OBSERVATION_AGE_MS = 2 * 3_600_000;
/** Maximum number of stations to try, starting with the nearest. */
const MAX_STATIONS = 6;

type PlaceSchema = typeof pointDocument | typeof stationsDocument;
type Place = Outcome<Copy<z.output<PlaceSchema>>>;

export const places = new Cache<Place>({
  max: MAX_PLACES,
  lifeOf: ({ ok: isGood }) => (isGood ? PLACE_TTL_MS : 0),
});

/** Returns the document that lists a place's other paths, cached for an hour. */
async function place<Schema extends PlaceSchema>(ask: Ask, path: string, schema: Schema) {
  const found = await outsideRequests(() =>
    places.getOrMake(path, () => ask(path, schema) as Promise<Place>),
  );
  return found as Outcome<Copy<z.output<Schema>>>;
}

/** Returns a place's coordinates for a path. The service rejects more than four decimals, and trailing zeros. */
function coordinates({ latitude, longitude }: Spot): string {
  return [latitude, longitude].map((degrees) => Number(degrees.toFixed(4))).join(',');
}

function pointAt(ask: Ask, spot: Spot) {
  return place(ask, `/points/${coordinates(spot)}`, pointDocument);
}

const unnamed = fail('odd-answer', '/points has no path for it');

/** Fetches a forecast from the path that the point lists, else from the address of the last good copy. */
function forecast<Name extends 'hours' | 'days'>(name: Name, schema: z.ZodType<Parts[Name]>) {
  return async (ask: Ask, spot: Spot): Promise<Outcome<Copy<Parts[Name]>>> => {
    const point = await pointAt(ask, spot);
    const path = (point.ok && point.value.data[name]) || ask.lastAddress;
    return path ? ask(path, schema) : point.ok ? unnamed : point;
  };
}

/** Returns the observation of the nearest station that has a recent one. */
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
    if (found.ok && data && Math.abs(now - Date.parse(data.at)) < MAX_OBSERVATION_AGE_MS)
      return ok({ ...found.value, data: { ...data, place: name } });
    if (!found.ok && found.failure.status !== 404) failed = found;
    silent.push(id);
  }
  return failed ?? fail('odd-answer', `silent stations: ${silent.join(', ')}`);
}

/**
 * Fetches the alerts of the surrounding zones, because a city is larger than a point. If the zones are unknown, uses
 * the address of the last good copy, else the point.
 */
async function alerts(ask: Ask, spot: Spot): Promise<Outcome<Copy<Parts['alerts']>>> {
  const point = await pointAt(ask, spot);
  const zones = point.ok ? point.value.data.zones.join(',') : '';
  const path = zones ? `/alerts/active?zone=${zones}` : ask.lastAddress;
  return ask(path ?? `/alerts/active?point=${coordinates(spot)}`, alertsDocument(spot));
}

/** Weather in the United States, without a key (https://www.weather.gov/documentation/services-web-api). */
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
