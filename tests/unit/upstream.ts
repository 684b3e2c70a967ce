import { afterAll, beforeEach } from '@jest/globals';
import { startFakeUpstream } from '../fake-upstream/fake-upstream';
import { calmWeather } from '../fake-upstream/weather/weather-host';

/** The fake upstream of a test file. Before each test, its faults, journal and weather are reset. */
export const upstream = await startFakeUpstream();

afterAll(() => upstream.close());
beforeEach(() => {
  upstream.setFault('*', null);
  upstream.journal.length = 0;
  Object.assign(upstream.weather, calmWeather());
});
