/** An alert of the fake weather service; times in ms since 1970. */
export type FakeAlert = {
  id: string;
  event: string;
  severity: string;
  from: number;
  until: number;
  messageType: string;
  status: string;
  /** Of the fake storm's shape, longitude first; an alert without one is of the whole zone. */
  corners?: [number, number][];
  references?: string[];
  area?: string;
  /** `/O.NEW.KSGX.FW.W.0012.261124T1800Z-261125T0200Z/` */
  vtec?: string;
  /** When it was sent, if not when it begins. */
  sent?: number;
};

/** What the fake weather service says; faults are set for the feeds that weather-documents.ts names. */
export type WeatherHost = {
  alerts: FakeAlert[];
  /** Stations that say nothing: no document, or one of nulls. */
  silent: Record<string, 'missing' | 'nulls'>;
  /** Documents that stand in for the usual ones, by path; a number is an error status. */
  documents: Record<string, unknown>;
  /** Of the air, in Celsius. */
  celsius: number;
  /** What AirNow says of each pollutant, and to whom; nothing of what nobody measures near. */
  air: { aqi: Record<string, number>; key: string };
};

/** A Red Flag Warning from an hour ago for three more, with what a test wants else. */
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
