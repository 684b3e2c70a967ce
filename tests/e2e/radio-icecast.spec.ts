import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { type Icecast, openIcecast } from './support/icecast';
import { type Listener, listen, waitFor } from './support/listener';
import { type Site, startSite } from './support/site';

// The relay of the built site against the server that most stations run, with a real source.

const file = 'lib/radio/station/loop.mp3';
const song = readFileSync(file);

let icecast: Icecast;
let site: Site;
const listeners: Listener[] = [];

async function tune(headers: Record<string, string> = {}): Promise<Listener> {
  const listener = await listen(`${site.url}/api/stream?port=${icecast.port}`, headers);
  listeners.push(listener);
  return listener;
}

test.beforeEach(async () => {
  icecast = await openIcecast(file);
  await icecast.start();
  site = await startSite({ RADIO_URL: icecast.template, RADIO_PORTS: String(icecast.port) });
});

test.afterEach(async () => {
  for (const listener of listeners.splice(0)) listener.leave();
  await site.end('SIGKILL');
  await icecast.stop('SIGKILL');
});

test('every byte of the audio is the one that the source played', async () => {
  const listener = await tune();
  await listener.until(120_000);
  const heard = listener.heard();
  expect(Buffer.concat([song, song]).indexOf(heard)).toBeGreaterThanOrEqual(0);
  expect([listener.status, listener.headers['content-type']]).toEqual([200, 'audio/mpeg']);
});

test('a change of title arrives within five seconds, in the page’s line and inside the audio', async () => {
  const titles = await listen(`${site.url}/api/stream/now?port=${icecast.port}`);
  listeners.push(titles);
  const player = await tune({ 'Icy-MetaData': '1' });
  await player.until(70_000);
  for (const title of ["Ella – Summertime, Don't Stop", 'Next: the news']) {
    const start = performance.now();
    await icecast.setTitle(title);
    await titles.until(`data: ${JSON.stringify({ title })}`);
    expect(performance.now() - start).toBeLessThan(5000);
    await player.until(`StreamTitle='${title}';`);
  }
});

test('Icecast restarted under its listeners: they go on, through one new connection', async () => {
  const all = await Promise.all([tune(), tune(), tune()]);
  await Promise.all(all.map((one) => one.until(70_000)));
  await icecast.stop('SIGTERM');
  await icecast.start();
  await Promise.all(all.map((one) => one.until(one.heard().length + 100_000)));
  expect(all.map((one) => one.over())).toEqual([undefined, undefined, undefined]);
  expect(site.log()).toMatch(/The station dropped.*\n.*The station is back/);
});

test('Icecast killed: who listens is told the end cleanly, who comes gets 503 in under three seconds', async () => {
  const listener = await tune();
  await listener.until(70_000);
  await icecast.stop('SIGKILL');
  const start = performance.now();
  expect((await tune()).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(3000);
  await waitFor(() => listener.over() !== undefined, 'the end', 12_000);
  expect(listener.over()).toBe('whole');
  expect((await tune()).status).toBe(503);
});
