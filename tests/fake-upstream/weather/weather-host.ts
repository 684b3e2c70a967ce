/** An alert of the fake weather service; times in ms since 1970. */
export type FakeAlert = {
  id: string;
  event: string;
  severity: string;
  from: number;
  until: number;
  messageType: string;
  status: string;
  /** Shape of the fake storm, longitude first; without one an alert covers the whole zone. */
  corners?: [number, number][];
  references?: string[];
  area?: string;
  /** `/O.NEW.KSGX.FW.W.0012.261124T1800Z-261125T0200Z/` */
  vtec?: string;
  /** Time it was sent, if not at its start. */
  sent?: number;
};

/** State of the fake weather service; faults are set for the feeds named in weather-documents.ts. */
export type WeatherHost = {
  alerts: FakeAlert[];
  /** Stations without data: no document, or one of nulls. */
  silent: Record<string, 'missing' | 'nulls'>;
  /** Documents replacing the usual ones, by path; a number is an error status. */
  documents: Record<string, unknown>;
  /** Air temperature in Celsius. */
  celsius: number;
  /** AirNow's values per pollutant; empty if nothing is measured nearby. */
  air: { aqi: Record<string, number>; key: string };
};

/** A Red Flag Warning from an hour ago for three more hours, with overrides. */
export function fakeAlert(now: number, more: Partial<FakeAlert> = {}): FakeAlert {
  const hour = 3_600_000;
  const times = { from: now - hour, until: now + 3 * hour };
  const plain = { severity: 'Severe', messageType: 'Alert', status: 'Actual' };
  return { id: 'urn:red-flag', event: 'Red Flag Warning', ...times, ...plain, ...more };
}

export function calmWeather(): WeatherHost {
  return {
    alerts: [],
    silent: {},
    documents: {},
    celsius: 22.2,
    air: { aqi: { OZONE: 38, 'PM2.5': 52 }, key: 'airnow-key' },
  };
}
