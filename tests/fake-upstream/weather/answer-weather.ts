import { createHash } from 'node:crypto';
import { answerFeed } from '../answer-feed';
import type { Reply } from '../faults/fault';
import { publish } from '../healthy-feed';
import type { UpstreamState, Visit } from '../upstream-state';
import * as documents from './weather-documents';
import type { WeatherHost } from './weather-host';

type Found = { feed: string; document: unknown };

/**
 * Responds like Open-Meteo. Hours must be requested as Unix time, which clock changes don't affect, and days as dates.
 */
function openMeteo(weather: WeatherHost, now: number, query: URLSearchParams) {
  const format = query.has('daily') ? 'iso8601' : 'unixtime';
  return query.get('timeformat') === format ? documents.openMeteoDocument(weather, now) : 400;
}

function documentAt({ url, weather }: UpstreamState, { pathname, searchParams }: URL): Found | undefined {
  const [path, now] = [decodeURIComponent(pathname), Date.now()];
  if (path in weather.documents) return { feed: 'weather-document', document: weather.documents[path] };
  const station = /^\/stations\/(\w+)\/observations\/latest$/.exec(path)?.[1];
  if (station) return { feed: 'weather-now', document: documents.observationDocument(station, weather, now) };
  if (path.startsWith('/points/')) return { feed: 'weather-points', document: documents.pointDocument(url) };
  const end = /^\/gridpoints\/TST\/38,60\/(.+)$/.exec(path)?.[1];
  if (end === 'stations') return { feed: 'weather-stations', document: documents.stationsDocument() };
  if (end === 'forecast') return { feed: 'weather-days', document: documents.daysDocument(weather, now) };
  if (end === 'forecast/hourly')
    return { feed: 'weather-hours', document: documents.hoursDocument(weather, now) };
  if (path === '/alerts/active')
    return { feed: 'weather-alerts', document: documents.alertsDocument(weather) };
  if (path === '/aq/observation/current/ziplatLong/')
    return { feed: 'airnow', document: documents.airDocument(weather, searchParams.get('API_KEY'), now) };
  if (path === '/v1/forecast') return { feed: 'open-meteo', document: openMeteo(weather, now, searchParams) };
  return undefined;
}

const gone: Reply = {
  status: 404,
  headers: { 'Content-Type': 'application/problem+json' },
  body: '{"title":"Not Found"}',
};

/**
 * Simulates api.weather.gov, Open-Meteo and AirNow, normally or with the fault that a test has set. Returns false for
 * other addresses.
 */
export async function answerWeather(state: UpstreamState, visit: Visit): Promise<boolean> {
  const found = documentAt(state, visit.address);
  if (!found) return false;
  const body = JSON.stringify(found.document);
  const healthy = () => {
    if (body === undefined) return gone;
    if (typeof found.document === 'number') return { ...gone, status: found.document };
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    const publication = { body, type: 'application/geo+json', etag, modified: new Date(0) };
    return publish(publication, visit.request.headers);
  };
  await answerFeed(state, visit, found.feed, { healthy });
  return true;
}
