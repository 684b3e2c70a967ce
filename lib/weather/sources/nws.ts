import type { z } from 'zod';
import { Cache } from '@/lib/base/cache';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { outsideRequests, processWide } from '@/lib/base/process-wide';
import { alertsDocument } from '@/lib/weather/sources/nws-alerts';
import {
  daysDocument,
  hoursDocument,
  observationDocument,
  pointDocument,
  stationsDocument,
} from '@/lib/weather/sources/nws-documents';
import type { Ask, Copy, Parts, Spot, WeatherSource } from '@/lib/weather/weather';

const hour = 3_600_000;
/** What is where changes a few times in a year. */
const placeLife = 24 * hour;
const mostPlaces = 5000;
/** A station whose last observation is older counts as silent. */
const oldest = 2 * hour;
/** Asked in turn, the nearest first. */
const mostStations = 4;

type Point = z.infer<typeof pointDocument>;
type Stations = z.infer<typeof stationsDocument>;
type Place = Outcome<Point & { near: Stations }>;

const places = () =>
  processWide(
    'weather places',
    () => new Cache<Place>({ max: mostPlaces, lifeOf: ({ ok: isGood }) => (isGood ? placeLife : 0) }),
  );

async function findPlace(ask: Ask, spot: string): Promise<Place> {
  const point = await ask(`/points/${spot}`, pointDocument);
  if (!point.ok) return point;
  const stations = await ask(point.value.data.stations, stationsDocument);
  return stations.ok
    ? ok({ ...point.value.data, near: stations.value.data.slice(0, mostStations) })
    : stations;
}

/** The service takes no more than four decimals, and no zeros at their end. */
function placeAt(ask: Ask, { latitude, longitude }: Spot): Promise<Place> {
  const spot = [latitude, longitude].map((degrees) => Number(degrees.toFixed(4))).join(',');
  return outsideRequests(() => places().getOrMake(spot, () => findPlace(ask, spot)));
}

/** Of the nearest station that says anything: one says 404, another leaves the temperature out. */
async function observed(ask: Ask, stations: Stations, now: number): Promise<Outcome<Copy<Parts['now']>>> {
  for (const { id, name } of stations) {
    const found = await ask(`/stations/${id}/observations/latest`, observationDocument);
    if (!found.ok && found.failure.status !== 404) return found;
    const data = found.ok ? found.value.data : undefined;
    if (found.ok && data && now - Date.parse(data.at) < oldest)
      return ok({ ...found.value, data: { ...data, place: name } });
  }
  return fail('odd-answer', `silent stations: ${stations.map(({ id }) => id).join(', ')}`);
}

type AtPlace<Data> = (
  place: Point & { near: Stations },
  ...asked: [Ask, Spot, now: number]
) => Promise<Outcome<Copy<Data>>>;

function atPlace<Data>(askPart: AtPlace<Data>) {
  return async (...asked: [Ask, Spot, number]): Promise<Outcome<Copy<Data>>> => {
    const place = await placeAt(asked[0], asked[1]);
    return place.ok ? askPart(place.value, ...asked) : place;
  };
}

/** The weather service of the United States, which wants no key (https://www.weather.gov/documentation/services-web-api). */
export const nationalWeatherService: WeatherSource = {
  name: 'National Weather Service',
  href: 'https://www.weather.gov/',
  origin: 'https://api.weather.gov',
  parts: {
    now: atPlace(({ near }, ask, _, now) => observed(ask, near, now)),
    hours: atPlace(({ hours }, ask) => ask(hours, hoursDocument)),
    days: atPlace(({ days }, ask) => ask(days, daysDocument)),
    alerts: atPlace(({ zones }, ask, spot) =>
      ask(`/alerts/active?zone=${zones.join(',')}`, alertsDocument(spot)),
    ),
  },
};
