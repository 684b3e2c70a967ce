import { createServer } from 'node:http';
import { afterAll, expect, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { closeRadio, radioHealth } from '@/lib/radio/radio-hubs';
import { audioReply } from '@/lib/radio/stream-reply';
import { city } from '../../any-city';
import { onLoopback } from '../../on-loopback';

/** Returns a port on which nothing listens. */
async function silentPort(): Promise<string> {
  const gone = createServer();
  const { port } = await onLoopback(gone);
  await new Promise((closed) => gone.close(closed));
  return port;
}

setLogLevel('error');
process.env.RADIO_PORTS = '8076,8077';
process.env.RADIO_URL = `http://127.0.0.1:${await silentPort()}/{port}`;
afterAll(closeRadio);

const request = (path: string, init: RequestInit = {}) => new Request(`http://city.example${path}`, init);

test('audioReply responds 503 with Retry-After 5 if the station is unavailable', async () => {
  const response = await audioReply(city, request('/api/stream?port=8076'));
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '5',
    'cache-control': 'no-store, no-transform',
  });
  expect(await response.text()).toBe(
    'The station is not available right now. Please try again in a moment.\n',
  );
  expect(radioHealth()[0]).toMatchObject({ port: 8076, open: false, failure: 'refused' });
});

test.each([
  ...['port=1', '', 'port=', 'port=-8076', 'port=+8076', 'port=08076', 'port=8076.0', 'port=0x1F8C'],
  ...['port=8076%20', 'port=8076%0d%0aHost:x', 'port=8076@host', 'port=8076&port=8077', 'Port=8076'],
  'port=%EF%BC%98076',
])('audioReply responds to the query "%s" with 400 and a valid example', async (query) => {
  const response = await audioReply(city, request(`/api/stream?${query}`));
  expect(response.status).toBe(400);
  expect(await response.text()).toBe('Request one of the ports of this station, such as ?port=8076.\n');
});

test.each(['port=8076', 'a=1&port=8077'])(
  'audioReply responds to HEAD ?%s without connecting to a station',
  async (query) => {
    const response = await audioReply(city, request(`/api/stream?${query}`, { method: 'HEAD' }));
    expect([response.status, response.body]).toEqual([200, null]);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  },
);
