// npm run bench:soak [-- --minutes 10 --seed 1 --readers 16]: mixed readers and listeners for some time while feeds
// fail at random. Loopback only. The exit code is 0 when every answer was right and memory is flat.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Site, startSite } from '../../e2e/support/site';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { chanceOf } from './chance';
import { deadAgainstHealthy } from './dead-against-healthy';
import { startListeners } from './listeners';
import { allAsks } from './pages';
import { startReaders } from './readers';
import { report, type Sample } from './report';
import { createWeather } from './weather';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    readers: { type: 'string', default: '16' },
    think: { type: 'string', default: '1000' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
const listenerCount = 20;
const betweenChanges = 1000;

function say(line: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
}

async function openSite(upstream: FakeUpstream, probeFile: string, cacheDir: string): Promise<Site> {
  return startSite({
    FEEDS: upstream.feedTemplate,
    FEED_REFRESH_SECONDS: '5',
    BLOG_API_URL: upstream.blogUrl,
    BLOG_API_KEY: upstream.blog.key,
    TRUSTED_PROXIES: '1',
    CACHE_DIR: cacheDir,
    PROBE_FILE: probeFile,
    NODE_OPTIONS: `--require ${path.join(process.cwd(), 'tests/bench/soak/probe.cjs')}`,
  });
}

/** Every page once, and again until all feeds are read: from here on nothing may become less. */
async function fillUp(site: Site): Promise<void> {
  for (const { path: place } of allAsks) await site.get(place);
  while (Object.values(await site.health()).some(({ items }) => items < 25)) await sleep(200);
  await sleep(3000);
}

async function soak(upstream: FakeUpstream, site: Site) {
  const chance = chanceOf(seed);
  const weather = createWeather(upstream, chance);
  const listeners = startListeners(site.url, 8076, listenerCount);
  await sleep(5000);
  const readers = startReaders(site.url, Number(values.readers), chanceOf(seed + 1), Number(values.think));
  const end = Date.now() + minutes * 60_000;
  let told = Date.now();
  while (Date.now() < end) {
    weather.change();
    await sleep(betweenChanges);
    if (Date.now() - told < 60_000) continue;
    told = Date.now();
    const { wrong } = readers.met;
    const last = wrong.at(-1);
    say(
      `${Math.round((end - told) / 60_000)} minutes to go, ${wrong.length} wrong answers${last ? `, ${last}` : ''}`,
    );
  }
  const heard = listeners.bytes();
  await Promise.all([readers.stop(), listeners.stop()]);
  weather.clear();
  return { met: readers.met, heard, ended: listeners.ended, kinds: weather.seen.size };
}

async function main(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'soak-'));
  const probeFile = path.join(folder, 'probe');
  writeFileSync(probeFile, '');
  const upstream = await startFakeUpstream();
  const site = await openSite(upstream, probeFile, path.join(folder, 'cache'));
  try {
    await fillUp(site);
    say(`soaking for ${minutes} minutes, seed ${seed}`);
    const startedAt = Date.now();
    const soaked = await soak(upstream, site);
    const samples = readFileSync(probeFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Sample)
      .filter(({ at }) => at >= startedAt);
    say('every feed dead against every feed healthy');
    const ratio = await deadAgainstHealthy(upstream, site);
    const forbidden = upstream.forbidden.asked;
    const { text, good } = report({ ...soaked, samples, ratio, forbidden, minutes, log: site.log() });
    console.log(text);
    return good ? 0 : 1;
  } finally {
    await site.end('SIGTERM');
    await upstream.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error);
    process.exitCode = 2;
  },
);
