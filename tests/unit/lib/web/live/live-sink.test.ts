import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { goLive, type LiveSink } from '@/lib/web/live/live-sink';

test('a listener gets the headers before anything is sent, and is let go of when it leaves', async () => {
  let left: () => void = () => {};
  const gone = new Promise<void>((resolve) => {
    left = resolve;
  });
  const sinks: LiveSink[] = [];
  const server = createServer((_, response) =>
    goLive(response, { 'content-type': 'audio/mpeg' }, (sink) => {
      sinks.push(sink);
      return left;
    }),
  ).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    signal: leaving.signal,
  });
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  sinks[0]?.write('on air');
  const heard = await response.body?.getReader().read();
  expect(new TextDecoder().decode(heard?.value as Uint8Array)).toBe('on air');
  leaving.abort();
  await gone;
  server.close();
});
