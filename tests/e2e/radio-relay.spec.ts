import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Behavior } from '../fake-upstream/radio/program';
import { startRadioStation } from '../fake-upstream/radio/station';
import { test as plain } from './support/fixtures';
import { type Listener, listen, waitFor } from './support/listener';
import { audio, expect, test } from './support/relay';

// The relay of the built site, against stations on loopback that do what the tests say.

/** What a listener heard, found in the program played over and over. */
function positionIn(program: Buffer, heard: Buffer): number {
  const twice = Buffer.concat([program, program, program.subarray(0, heard.length)]);
  return twice.indexOf(heard);
}

test.describe('the stream', () => {
  test('audio comes at once and unchanged, with the heads of a live stream and none of the station’s own', async ({
    air: { station },
    tune,
  }) => {
    station.behavior = { lines: ['Set-Cookie: a=b', 'icy-name: Test Radio', 'X-Own: 1', 'Server: Icecast'] };
    const listener = await tune();
    await listener.until(150_000);
    expect(positionIn(audio, listener.heard())).toBeGreaterThanOrEqual(0);
    expect(listener.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'none',
    });
    for (const none of ['icy-name', 'set-cookie', 'x-own', 'server', 'content-encoding', 'content-length'])
      expect(listener.headers[none], none).toBeUndefined();
  });

  test('thirty listeners share one connection to the station', async ({ air: { station }, tune }) => {
    const all = await Promise.all(Array.from({ length: 30 }, () => tune({ 'Accept-Encoding': 'gzip, br' })));
    await Promise.all(all.map((one) => one.until(100_000)));
    expect(all.map((one) => positionIn(audio, one.heard())).filter((at) => at < 0)).toEqual([]);
    expect(station.asked).toHaveLength(1);
    expect(station.asked[0]).toMatch(/^accept-encoding: identity\r?$/im);
  });

  test('a Range is ignored', async ({ tune }) => {
    const listener = await tune({ Range: 'bytes=0-99' });
    expect([listener.status, listener.headers['content-range']]).toEqual([200, undefined]);
  });

  test('HEAD is answered and calls no station', async ({ air: { site, station } }) => {
    const head = await fetch(`${site.url}/api/stream?port=${station.port}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(station.asked).toHaveLength(0);
  });

  test('a port that is not on the list gets 400 and calls no station, however it is written', async ({
    air: { site, station },
  }) => {
    const right = String(station.port);
    const wrong = [
      '22',
      '0',
      '65536',
      '-1',
      `${right}x`,
      `${right}@host`,
      `${right}&port=${right}`,
      `${right}%0d%0a`,
    ];
    for (const query of ['', ...wrong.map((port) => `?port=${port}`)]) {
      expect((await fetch(`${site.url}/api/stream${query}`)).status, query).toBe(400);
      expect((await fetch(`${site.url}/api/stream${query}`, { method: 'HEAD' })).status, query).toBe(400);
    }
    expect(station.asked).toHaveLength(0);
  });

  test('a listener that reads nothing is dropped, the others go on', async ({ air: { station }, tune }) => {
    station.behavior = { bytesPerSecond: 4_000_000 };
    const slow = await tune();
    slow.pause();
    const quick = await tune();
    await quick.until(quick.heard().length + 24_000_000);
    expect(quick.over()).toBeUndefined();
    slow.resume();
    await waitFor(() => slow.over() !== undefined, 'the slow one is dropped');
    expect(slow.over()).toBe('cut');
  });

  test('the station is let go of with the last listener', async ({ air: { station }, tune }) => {
    const listener = await tune();
    await listener.until(1000);
    listener.leave();
    await waitFor(() => station.open() === 0, 'the station is let go of');
  });

  plain('SIGTERM ends every listener cleanly and the server within ten seconds', async ({ open }) => {
    const station = await startRadioStation(audio);
    const { url, end } = await open({ RADIO_URL: station.template, RADIO_PORTS: String(station.port) });
    const all: Listener[] = await Promise.all(
      ['', '', ''].map(() => listen(`${url}/api/stream?port=${station.port}`)),
    );
    const start = performance.now();
    await end('SIGTERM');
    expect(performance.now() - start).toBeLessThan(10_000);
    await waitFor(() => all.every((one) => one.over() !== undefined), 'all are over');
    expect(all.map((one) => one.over())).toEqual(['whole', 'whole', 'whole']);
    await station.stop();
  });
});

test.describe('a station that is away', () => {
  const faults: [string, Behavior, string][] = [
    ['hangs', { hangs: true }, 'timeout'],
    ['says its head and nothing else', { silent: true }, 'timeout'],
    ['sends a page', { contentType: 'text/html', page: '<h1>Station</h1>' }, 'not-audio'],
  ];
  for (const [what, behavior, reason] of faults)
    test(`that ${what}: 503, and ${reason} in the log`, async ({ air: { site, station }, tune }) => {
      station.behavior = behavior;
      const listener = await tune();
      expect([listener.status, listener.headers['retry-after']]).toEqual([503, '5']);
      expect(site.log()).toMatch(
        new RegExp(`warn "?The station is away.* port=${station.port} reason=${reason}`),
      );
    });

  test('that refuses the connection: 503 at once, and audio again as soon as it listens', async ({
    air: { station },
    tune,
  }) => {
    await station.stop();
    expect((await tune()).status).toBe(503);
    await station.start();
    expect((await tune()).status).toBe(200);
  });

  test('that drops: its listeners are told the end cleanly', async ({ air: { site, station }, tune }) => {
    const all = await Promise.all([tune(), tune()]);
    await station.stop();
    await waitFor(() => all.every((one) => one.over() !== undefined), 'the end');
    expect(all.map((one) => one.over())).toEqual(['whole', 'whole']);
    expect(site.log()).toMatch(new RegExp(`The station dropped.* port=${station.port}`));
  });
});

plain.describe('without a configured station', () => {
  plain('the bundled loop plays in real time, one clock for all', async ({ sample }) => {
    const loop = readFileSync('lib/radio/station/loop.mp3');
    const listener = await listen(`${sample.url}/api/stream?port=8076`);
    const start = performance.now();
    await listener.until(100_000);
    // 64,000 bytes at once and the rest at 16,000 a second.
    expect(performance.now() - start).toBeGreaterThan(1500);
    const at = positionIn(loop, listener.heard());
    expect([at >= 0, at % 384]).toEqual([true, 0]);
    const second = await listen(`${sample.url}/api/stream?port=8076`);
    await second.until(64_000);
    expect(positionIn(loop, second.heard().subarray(0, 64_000))).toBeGreaterThan(at);
    for (const one of [listener, second]) one.leave();
  });

  plain('an address with escapes in it is no failure', async ({ sample }) => {
    const status = await new Promise<number>((resolve) => {
      const asked = request(`${sample.url}/api/stre%61m?port=8076`, (reply) => {
        resolve(reply.statusCode ?? 0);
        reply.destroy();
      });
      asked.on('error', () => {});
      asked.end();
    });
    expect(status).toBeLessThan(500);
  });
});
