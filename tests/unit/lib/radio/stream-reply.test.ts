import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { closeRadio, radioHub } from '@/lib/radio/radio-hubs';
import { audioReply, titlesReply } from '@/lib/radio/stream-reply';
import { onLoopback } from '../../on-loopback';

/** On a port that nothing listens at any more. */
async function silentPort(): Promise<string> {
  const gone = createServer();
  const { port } = await onLoopback(gone);
  await new Promise((closed) => gone.close(closed));
  return port;
}

beforeAll(async () => {
  setLogLevel('error');
  process.env.RADIO_PORTS = '8076,8077';
  process.env.RADIO_URL = `http://127.0.0.1:${await silentPort()}/{port}`;
});
afterAll(closeRadio);

const asked = (path: string, init: RequestInit = {}) => new Request(`http://city.example${path}`, init);

test('a station that is away is a 503 in words, to be asked again in five seconds', async () => {
  const response = await audioReply(asked('/api/stream?port=8076'));
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '5',
    'cache-control': 'no-store, no-transform',
  });
  expect(await response.text()).toBe(
    'The station is not available right now. Please try again in a moment.\n',
  );
});

test.each([
  ...['port=1', '', 'port=', 'port=-8076', 'port=+8076', 'port=08076', 'port=8076.0', 'port=0x1F8C'],
  ...['port=8076%20', 'port=8076%0d%0aHost:x', 'port=8076@host', 'port=8076&port=8077', 'Port=8076'],
  'port=%EF%BC%98076',
])('what names no port of the station is a 400, with one that does: %s', async (query) => {
  for (const response of [
    await audioReply(asked(`/api/stream?${query}`)),
    titlesReply(asked(`/api/stream/now?${query}`)),
  ]) {
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('Request one of the ports of this station, such as ?port=8076.\n');
  }
});

test.each([
  ['/api/stream?port=8076', audioReply, 'audio/mpeg'],
  ['/api/stream?a=1&port=8077', audioReply, 'audio/mpeg'],
  ['/api/stream/now?port=8076', titlesReply, 'text/event-stream'],
])('HEAD of %s asks no station and says what it would be', async (path, reply, type) => {
  const response = await reply(asked(path, { method: 'HEAD' }));
  expect([response.status, response.body]).toEqual([200, null]);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('what plays now is an event with a title, null where none is known', async () => {
  const reader = titlesReply(asked('/api/stream/now?port=8076')).body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  expect(String(Buffer.from(first?.value ?? []))).toBe('event: title\ndata: {"title":null}\n\n');
});

test('a reader who leaves is told no more titles', async () => {
  const hub = radioHub(8077);
  const watchTitle = hub.watchTitle.bind(hub);
  let watching = 0;
  hub.watchTitle = (watcher) => {
    const stop = watchTitle(watcher);
    watching += 1;
    return () => {
      stop();
      watching -= 1;
    };
  };
  const { body } = titlesReply(asked('/api/stream/now?port=8077'));
  expect(watching).toBe(1);
  await body?.cancel();
  expect(watching).toBe(0);
});
