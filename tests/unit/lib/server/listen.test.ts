import '../../open-cities';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { greeting, listenFailure, serverLimits } from '@/lib/server/listen';
import { settings } from '@/lib/settings/settings';
import { anaheim } from '../../anaheim';
import { onLoopback } from '../../on-loopback';

async function open(): Promise<{ server: Server; port: number }> {
  const server = createServer({ connectionsCheckingInterval: 50 }, (_, response) => response.end('page'));
  return { server, port: Number((await onLoopback(server)).port) };
}

/**
 * Sends `words` and then nothing more; resolves with everything that the server sent before it closed the connection.
 */
function sayAndWait(port: number, words: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(words));
    socket.on('data', (piece) => (heard += String(piece)));
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
  });
}

test.each([
  ['half of the request head', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['nothing', ''],
])('a client that sends %s is disconnected', async (_, words) => {
  const { server, port } = await open();
  Object.assign(server, { ...serverLimits, headersTimeout: 100 });
  expect(await sayAndWait(port, words)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client’s offer to switch protocols is ignored', async () => {
  const { server, port } = await open();
  Object.assign(server, { ...serverLimits, keepAliveTimeout: 1 });
  const words = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n';
  expect(await sayAndWait(port, words)).toMatch(/^HTTP\/1\.1 200 [\s\S]*page/);
});

const now = {
  ...settings(),
  city: 'anaheim' as string | undefined,
  host: '127.0.0.1',
  port: 3000,
  feeds: { kind: 'sample' as const },
};
const small = { ...anaheim, sampleSections: [] };

test.each([
  ['a city with samples', now, anaheim, /^open http:\/\/localhost:3000 \(sample edition: headlines bundled/],
  ['a city without samples', now, small, /^open http:\/\/localhost:3000 \(live edition\)$/],
  ['a server at the IPv6 loopback address', { ...now, host: '::1' }, small, /^open http:\/\/\[::1\]:3000 /],
  ['a server at an IPv4 address', { ...now, host: '192.0.2.1' }, small, /^open http:\/\/192\.0\.2\.1:3000 /],
  [
    'a city whose feeds come from a template',
    { ...now, feeds: { kind: 'template' as const, template: 'http://x.example/{section}' } },
    small,
    /\(edition from http:\/\/x\.example\/\{section\}\)$/,
  ],
  [
    'a server at another IPv6 address',
    { ...now, host: '2001:db8::1' },
    small,
    /^open http:\/\/\[2001:db8::1\]:3000 /,
  ],
  ['a server at all addresses', { ...now, host: '0.0.0.0' }, small, /^open http:\/\/localhost:3000 /],
  ['a server at all IPv6 addresses', { ...now, host: '::' }, small, /^open http:\/\/localhost:3000 /],
])('the greeting states the address and edition for %s', (_, told, city, expected) => {
  const lines = greeting(told, { here: city, served: [city], all: [anaheim, small] });
  expect(lines).toEqual([expect.stringMatching(expected)]);
});

describe('the greeting for several cities', () => {
  const several = { ...now, city: undefined };
  const named = (key: string, ...hosts: string[]) => ({ ...small, key, hosts });
  const [first, boulder] = [named('anaheim'), named('boulder', 'boulder.example')];
  const six = Array.from({ length: 6 }, (_, at) => named(`c${at}`));
  const opened = 'open http://localhost:3000 (anaheim, live edition)';

  const count = (words: string) => `${words} cities served, each at its hosts, on port 3000`;
  const away = (keys: string) => `not served: ${keys}; write hosts: [its.host.name] in the city.yaml of each`;

  test.each([
    ['counts the cities that have their own hosts', undefined, [boulder], [], [count('1 of 1')]],
    [
      'adds the default city’s address on this machine',
      first,
      [first, boulder],
      [],
      [opened, count('2 of 2')],
    ],
    ['lists the cities without hosts', undefined, [boulder], [first], [count('1 of 2'), away('anaheim')]],
    [
      'lists at most five cities without hosts',
      undefined,
      [],
      six,
      [count('0 of 6'), away('c0, c1, c2, c3, c4')],
    ],
  ])('%s', (_, here, served, others, lines) => {
    expect(greeting(several, { here, served, all: [...served, ...others] })).toEqual(lines);
  });

  test.each([
    [
      'https://paper.example',
      first,
      ['anaheim is at https://paper.example: write hosts: [paper.example] in its city.yaml to keep it there'],
    ],
    ['https://www.boulder.example', boulder, []],
  ])(
    'explains how to keep the default city at SITE_URL=%s, unless it already lists that host',
    (defaultUrl, here, lines) => {
      const cities = { here, served: [here], all: [here] };
      expect(greeting({ ...several, defaultUrl }, cities).slice(2)).toEqual(lines);
    },
  );
});

test.each([
  ['EADDRINUSE', 'PORT=3000 cannot be used: another program listens on it.'],
  ['EACCES', 'PORT=3000 cannot be used: this user may not listen on it.'],
  ['EADDRNOTAVAIL', 'HOST=192.0.2.1 cannot be used: it is no address of this machine (EADDRNOTAVAIL).'],
  ['ENOTFOUND', 'HOST=192.0.2.1 cannot be used: it is no address of this machine (ENOTFOUND).'],
])('listenFailure explains %s in one sentence', (code, sentence) => {
  expect(listenFailure(code, '192.0.2.1', 3000)).toBe(sentence);
});
