import { readFileSync } from 'node:fs';
import { test as base, expect } from 'playwright/test';
import { type HeldPort, holdPort } from './support/free-port';
import { type Icecast, openIcecast } from './support/icecast';
import { type Listener, listen, waitFor } from './support/listener';
import { needs } from './support/needs';
import { type Site, startSite } from './support/site';

// The relay of the built site against the server that most stations run, with a real source.

needs('icecast2', 'ffmpeg');

const file = 'lib/radio/station/loop.mp3';
const song = readFileSync(file);
const portsOfSite = 16;

type World = {
  /** A station that plays, on a port that the site has not heard yet. */
  icecast: Icecast;
  listenTo: (path: string, headers?: Record<string, string>) => Promise<Listener>;
  tune: (headers?: Record<string, string>) => Promise<Listener>;
};

const test = base.extend<World, { relay: { site: Site; unheard: HeldPort[] } }>({
  relay: [
    async ({}, use) => {
      const unheard = await Promise.all(Array.from({ length: portsOfSite }, holdPort));
      const site = await startSite({
        RADIO_URL: 'http://127.0.0.1:{port}/stream',
        RADIO_PORTS: unheard.map(({ port }) => port).join(','),
      });
      await use({ site, unheard });
      await site.end('SIGKILL');
      await Promise.all(unheard.map(({ release }) => release()));
    },
    { scope: 'worker' },
  ],
  icecast: async ({ relay }, use) => {
    const held = relay.unheard.pop();
    if (!held) throw new Error(`more than ${portsOfSite} tests in a row`);
    await held.release();
    const icecast = openIcecast(file, held.port);
    await icecast.start();
    await use(icecast);
    await icecast.stop('SIGKILL');
  },
  listenTo: async ({ relay, icecast }, use) => {
    const listeners: Listener[] = [];
    await use(async (path, headers) => {
      const listener = await listen(`${relay.site.url}${path}?port=${icecast.port}`, headers);
      listeners.push(listener);
      return listener;
    });
    for (const listener of listeners) listener.leave();
  },
  tune: ({ listenTo }, use) => use((headers) => listenTo('/api/stream', headers)),
});

test('every byte of the audio is the one that the source played', async ({ tune }) => {
  const listener = await tune();
  await listener.until(120_000);
  const heard = listener.heard();
  expect(Buffer.concat([song, song]).indexOf(heard)).toBeGreaterThanOrEqual(0);
  expect([listener.status, listener.headers['content-type']]).toEqual([200, 'audio/mpeg']);
});

test('Icecast restarted: its listeners are told the end cleanly, and hear it again when they come back', async ({
  relay,
  icecast,
  tune,
}) => {
  const listener = await tune();
  await listener.until(70_000);
  await icecast.stop('SIGTERM');
  await waitFor(() => listener.over() !== undefined, 'the end');
  expect(listener.over()).toBe('whole');
  await icecast.start();
  await (await tune()).until(70_000);
  const lines = relay.site
    .log()
    .split('\n')
    .filter((line) => line.includes(`port=${icecast.port}`));
  expect(lines.join('\n')).toMatch(/^.*The station dropped.*\n.*The station is back.*$/);
});

test('Icecast killed: who listens is told the end cleanly, who comes gets 503', async ({ icecast, tune }) => {
  const listener = await tune();
  await listener.until(70_000);
  await icecast.stop('SIGKILL');
  expect((await tune()).status).toBe(503);
  await waitFor(() => listener.over() !== undefined, 'the end', 30_000);
  expect(listener.over()).toBe('whole');
  expect((await tune()).status).toBe(503);
});
