import { DateTime } from 'luxon';
import type { FakeAlert, WeatherHost } from './weather-host';

const hour = 3_600_000;
const zone = 'America/Los_Angeles';
const fahrenheit = (celsius: number) => Math.round((celsius * 9) / 5 + 32);
const degrees = (value: number | null) => ({ unitCode: 'wmoUnit:degC', value });
const percent = (value: number | null) => ({ unitCode: 'wmoUnit:percent', value });

export function pointDocument(url: string) {
  return {
    properties: {
      forecast: `${url}/gridpoints/TST/38,60/forecast`,
      forecastHourly: `${url}/gridpoints/TST/38,60/forecast/hourly`,
      observationStations: `${url}/gridpoints/TST/38,60/stations`,
      forecastZone: `${url}/zones/forecast/CAZ552`,
      county: `${url}/zones/county/CAC059`,
      fireWeatherZone: `${url}/zones/fire/CAZ552`,
    },
  };
}

const stations = { KONE: 'Fullerton, Fullerton Municipal Airport', KTWO: 'Santa Ana, John Wayne Airport' };

export function stationsDocument() {
  const features = Object.entries(stations).map(([stationIdentifier, name]) => ({
    properties: { stationIdentifier, name },
  }));
  return { type: 'FeatureCollection', features };
}

/** Returns a station's observation; undefined if the station is missing. */
export function observationDocument(station: string, { silent, celsius }: WeatherHost, now: number) {
  const how = silent[station];
  if (how === 'missing' || !(station in stations)) return undefined;
  const isNull = how === 'nulls';
  return {
    properties: {
      timestamp: new Date(now - hour / 6).toISOString(),
      textDescription: isNull ? '' : 'Sunny',
      temperature: degrees(isNull ? null : celsius),
      heatIndex: degrees(null),
      windChill: { unitCode: 'wmoUnit:degC' },
      relativeHumidity: percent(isNull ? null : 41.7),
      windSpeed: { unitCode: 'wmoUnit:km_h-1', value: isNull ? null : 12.9 },
    },
  };
}

type Told = { start: number; celsius: number; isDaytime: boolean; words: string; rain: number | null };

function periodOf({ start, celsius, isDaytime, words, rain }: Told) {
  return {
    startTime: DateTime.fromMillis(start, { zone }).toISO(),
    isDaytime,
    temperature: fahrenheit(celsius),
    temperatureUnit: 'F',
    probabilityOfPrecipitation: percent(rain),
    windSpeed: '5 mph',
    shortForecast: words,
  };
}

export function hoursDocument({ celsius }: WeatherHost, now: number) {
  const first = Math.floor(now / hour) * hour;
  const periods = Array.from({ length: 156 }, (_, later) =>
    periodOf({
      start: first + later * hour,
      celsius: celsius - 6 + 6 * Math.cos((later * Math.PI) / 12),
      isDaytime: later < 6,
      words: 'Mostly Sunny',
      rain: later % 5 === 0 ? null : later,
    }),
  );
  return { properties: { periods } };
}

/** Returns a forecast for fourteen half-days, starting this morning. */
export function daysDocument({ celsius }: WeatherHost, now: number) {
  const first = DateTime.fromMillis(now, { zone }).startOf('day').plus({ hours: 6 }).toMillis();
  const periods = Array.from({ length: 14 }, (_, half) => {
    const isDaytime = half % 2 === 0;
    const start = first + half * 12 * hour;
    const words = isDaytime ? 'Sunny' : 'Mostly Clear';
    return periodOf({ start, celsius: isDaytime ? celsius + 2 : 14.4, isDaytime, words, rain: null });
  });
  return { properties: { periods } };
}

export function featureOf({
  id,
  event,
  severity,
  from,
  until,
  messageType,
  status,
  corners,
  references = [],
  area = 'Orange County Inland Areas',
  vtec,
  sent = from,
}: FakeAlert) {
  const iso = (time: number) => new Date(time).toISOString();
  return {
    geometry: corners ? { type: 'Polygon', coordinates: [corners] } : null,
    properties: {
      ...{ id, event, severity, messageType, status },
      areaDesc: area,
      senderName: 'NWS Test Office CA',
      headline: `${event} issued for a test`,
      description: '* WHAT...Gusty winds and low humidity.\n\n* WHERE...Orange County Inland Areas.',
      instruction: 'Avoid anything that may start a fire.',
      sent: iso(sent),
      effective: iso(sent),
      onset: iso(from),
      expires: iso(until),
      ends: iso(until),
      references: references.map((identifier) => ({ identifier })),
      parameters: vtec ? { VTEC: [vtec] } : {},
    },
  };
}

export function alertsDocument({ alerts }: WeatherHost) {
  return { type: 'FeatureCollection', features: alerts.map(featureOf) };
}

/** Returns a document in the format that AirNow has used since June 2026, in which errors may have status 200. */
export function airDocument({ air }: WeatherHost, key: string | null, now: number) {
  const error = (Message: string) => ({ WebServiceError: [{ Message }] });
  if (key !== air.key) return error(`Invalid API key ${key}`);
  const measured = Object.entries(air.aqi);
  if (measured.length === 0) return error('There are no observations available for this location.');
  const at = DateTime.fromMillis(now - hour, { zone }).startOf('hour');
  return measured.map(([parameterName, nowcastAQI]) => ({
    ...{
      dateObserved: at.toISODate(),
      hourObserved: at.toFormat('HH:mm'),
      localTimeZone: at.offsetNameShort,
    },
    ...{ reportingAreaName: 'N Orange Co', parameterName, nowcastAQI },
    reportingAgency: 'South Coast AQMD',
  }));
}

/** Returns a document in Open-Meteo's format, with Unix time in seconds, or dates in UTC. */
export function openMeteoDocument({ celsius }: WeatherHost, now: number) {
  const first = Math.floor(now / hour) * hour;
  const at = (time: number) => Math.floor(time / 1000);
  const hours = Array.from({ length: 36 }, (_, later) => first + later * hour);
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
  const days = Array.from({ length: 7 }, (_, later) => dayAt(now + later * 24 * hour));
  return {
    current: { time: at(now), temperature_2m: celsius, weather_code: 2, wind_speed_10m: null },
    hourly: {
      time: hours.map(at),
      temperature_2m: hours.map((_, later) => (later === 3 ? null : celsius)),
      weather_code: hours.map(() => 61),
      precipitation_probability: hours.map(() => 40),
    },
    daily: {
      time: days,
      temperature_2m_max: days.map(() => celsius + 2),
      temperature_2m_min: days.map(() => null),
      weather_code: days.map(() => 95),
      precipitation_probability_max: days.map(() => 80),
    },
  };
}
