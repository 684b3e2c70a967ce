/** An alert of the fake weather service. Times are in ms since 1970. */
export type FakeAlert = {
  id: string;
  event: string;
  severity: string;
  from: number;
  until: number;
  messageType: string;
  status: string;
  /** Outline of the storm, longitude first. Without it, the alert covers the whole zone. */
  corners?: [number, number][];
  references?: string[];
  area?: string;
  /** Such as `/O.NEW.KSGX.FW.W.0012.261124T1800Z-261125T0200Z/` */
  vtec?: string;
  /** Time when it was sent. Default: its start. */
  sent?: number;
};

/** State of the fake weather service. Tests set faults by the feed names in answer-weather.ts. */
export type WeatherHost = {
  alerts: FakeAlert[];
  /** Stations without data: `missing` has no document, `nulls` has a document without values. */
  silent: Record<string, 'missing' | 'nulls'>;
  /** Documents that replace the default documents, by path. A number is an error status. */
  documents: Record<string, unknown>;
  /** Air temperature in Celsius. */
  celsius: number;
  /** AirNow's values by pollutant. Empty if nothing is measured nearby. */
  air: { aqi: Record<string, number>; key: string };
};

/** Returns a Red Flag Warning that began an hour ago and lasts three more hours. `more` overrides its fields. */
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
