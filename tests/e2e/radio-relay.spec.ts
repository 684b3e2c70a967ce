import { readFileSync } from 'node:fs';
import { startRadioStation } from '../fake-upstream/radio/station';
import { test as plain } from './support/fixtures';
import { type Listener, listen, waitFor } from './support/listener';
import { audio, expect, test } from './support/relay';

// The radio relay of the built site, with scripted stations on loopback.

/** Returns the position of the received audio in the station's repeating program. */
function positionIn(program: Buffer, heard: Buffer): number {
  const twice = Buffer.concat([program, program, program.subarray(0, heard.length)]);
  return twice.indexOf(heard);
}

test.describe('the radio stream', () => {
  test('sends audio immediately and unchanged, with live-stream headers and none of the station’s headers', async ({
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

  test('ignores a Range header', async ({ tune }) => {
    const listener = await tune({ Range: 'bytes=0-99' });
    expect([listener.status, listener.headers['content-range']]).toEqual([200, undefined]);
  });

  test('drops a listener that stops reading, and continues for the others', async ({
    air: { station },
    tune,
  }) => {
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

  plain(
    'ends cleanly for every listener on SIGTERM, and the server exits within ten seconds',
    async ({ open }) => {
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
    },
  );
});

test.describe('while the station refuses connections', () => {
  test('listeners immediately get a 503, and they get audio once the station accepts connections again', async ({
    air: { station },
    tune,
  }) => {
    await station.stop();
    expect((await tune()).status).toBe(503);
    await station.start();
    expect((await tune()).status).toBe(200);
  });
});

plain.describe('without a configured station', () => {
  plain('the bundled loop plays in real time, in sync for all', async ({ sample }) => {
    const loop = readFileSync('lib/radio/station/loop.mp3');
    const listener = await listen(`${sample.url}/api/stream?port=8076`);
    const start = performance.now();
    await listener.until(100_000);
    // The site sends 64,000 bytes immediately, then 16,000 a second.
    expect(performance.now() - start).toBeGreaterThan(1500);
    const at = positionIn(loop, listener.heard());
    expect([at >= 0, at % 384]).toEqual([true, 0]);
    const second = await listen(`${sample.url}/api/stream?port=8076`);
    await second.until(64_000);
    // The loop may have wrapped around before the second listener connected.
    const ahead = (positionIn(loop, second.heard().subarray(0, 64_000)) - at + loop.length) % loop.length;
    expect([ahead > 0, ahead < loop.length / 2]).toEqual([true, true]);
    for (const one of [listener, second]) one.leave();
  });
});
