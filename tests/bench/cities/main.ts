// npm run bench:cities [-- --cities 3000 --minutes 15]: runs a network of minimal cities in one process, on loopback.
// Each city has three feeds of its own, a county feed and shared packs. Prints costs and goals. The exit code is 1 if a
// goal is missed.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getAt } from '../../e2e/support/get-at';
import { type Site, startSite } from '../../e2e/support/site';
import { quantile, goalRow as row } from '../figures';
import { inPercent, shareTaken } from '../share-taken';
import { type Measured, startServer } from '../speed/servers';
import { feedsOf, hostOf, makeCities } from './make-cities';
import { type Network, startNetwork } from './network';

const { values } = parseArgs({
  options: { cities: { type: 'string', default: '3000' }, minutes: { type: 'string', default: '15' } },
});
const cities = Number(values.cities);
const periodSeconds = Number(values.minutes) * 60;
const second = 1000;

function say(line: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
}

const ms = (times: readonly number[], share: number) => Math.round(quantile(times, share));

/** Starts a process that serves a page's bytes from memory. If even this process is slow, the machine is slow. */
async function startBare(siteUrl: string): Promise<Measured> {
  await getAt({ url: siteUrl }, hostOf(0), '/');
  const program = ['tests/bench/speed/bare-memory.mjs', siteUrl, 'identity', '/'];
  return startServer('bare memory', program, tmpdir(), { READ_HOST: hostOf(0) });
}

/**
 * Alternately requests a cached page and the same bytes from the bare server, for `seconds`. Returns the response
 * times of both in ms.
 */
async function readBoth(siteUrl: string, bareUrl: string, seconds: number) {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    times.ours.push((await getAt({ url: siteUrl }, hostOf(0), '/')).ms);
    times.bare.push((await getAt({ url: bareUrl }, hostOf(0), '/')).ms);
    await sleep(20);
  }
  return times;
}

/** Counts the `moments` (ms) in each complete minute; returns the lowest and the highest count as text. */
function evenness(moments: readonly number[], begun: number, seconds: number): string {
  const counts = Array.from({ length: Math.floor(seconds / 60) }, () => 0);
  for (const at of moments) {
    const minute = Math.floor((at - begun) / 60_000);
    if (counts[minute] !== undefined) counts[minute] += 1;
  }
  return `${Math.min(...counts)} and ${Math.max(...counts)}`;
}

async function visitAll(site: Site): Promise<void> {
  const cpu = site.cpu();
  const times: number[] = [];
  const errors: number[] = [];
  for (let number = 0; number < cities; number += 4) {
    const numbers = [0, 1, 2, 3].map((more) => number + more).filter((one) => one < cities);
    const visits = await Promise.all(numbers.map((one) => getAt(site, hostOf(one), '/')));
    times.push(...visits.map(({ ms }) => ms));
    errors.push(...visits.filter(({ status }) => status !== 200).map(({ status }) => status));
  }
  row('first front page of each city, p50 and p99', `${ms(times, 0.5)} and ${ms(times, 0.99)} ms`);
  row('processor, each of them', `${Math.round((1000 * (site.cpu() - cpu)) / cities)} ms`);
  row('answers that were not 200', String(errors.length), '0', errors.length === 0);
}

async function periodOf(site: Site, network: Network): Promise<void> {
  const bare = await startBare(site.url);
  const cpu = site.cpu();
  const taken = shareTaken();
  const begun = Date.now();
  const times = await readBoth(site.url, bare.url, periodSeconds);
  bare.end();
  const seconds = (Date.now() - begun) / second;
  const share = (100 * (site.cpu() - cpu)) / seconds;
  const p99 = ms(times.ours, 0.99);
  const lately = [...(await network.asked()).values()].map((all) => all.filter((at) => at >= begun));
  const once = lately.filter((all) => all.length > 0).length;
  row('a finished page meanwhile, p99', `${p99} ms`, '20 ms', p99 < 20);
  row('a finished page meanwhile, p50', `${ms(times.ours, 0.5)} ms`);
  row('its bytes from bare Node meanwhile, p99', `${ms(times.bare, 0.99)} ms`);
  row('CPU time taken by other machines of the host', inPercent(taken()));
  row('processor, of one core', `${share.toFixed(1)} %`);
  row(
    `feeds asked in ${values.minutes} minutes`,
    `${once} of ${lately.length}`,
    'all',
    once === lately.length,
  );
  row('feeds asked in the emptiest and fullest minute', evenness(lately.flat(), begun, periodSeconds));
}

async function timeToShow(site: Site, network: Network): Promise<void> {
  const [url = ''] = feedsOf(1);
  await network.publish(url);
  const begun = Date.now();
  const isShown = async () => (await getAt(site, hostOf(1), '/local-news')).html.includes('of edition 2');
  while (!(await isShown()) && Date.now() - begun < 2 * periodSeconds * second) await sleep(second);
  const took = Math.round((Date.now() - begun) / second);
  row('a changed feed shows after', `${took} s`, `${periodSeconds * 1.3} s`, took < periodSeconds * 1.3);
}

async function measure(network: Network, root: string): Promise<void> {
  const begun = Date.now();
  const settings = {
    CITIES_DIR: root,
    SITE_URL: 'http://{host}',
    FEEDS: 'live',
    FEED_PROXY_URL: network.proxyUrl,
    FEED_REFRESH_SECONDS: String(periodSeconds),
    LOG_LEVEL: 'error',
    // Imitate a machine with 3 GB. With more memory, Node would collect garbage later.
    NODE_OPTIONS: '--max-old-space-size=1600',
  };
  const site = await startSite(settings, 'optimized');
  try {
    const took = (Date.now() - begun) / second;
    row('start', `${took.toFixed(1)} s`, '60 s', took < 60);
    row('memory at the start', `${Math.round(site.memory())} MB`);
    say('visiting each city once');
    await visitAll(site);
    const visited = Math.round(site.memory());
    row('memory, each city visited once', `${visited} MB`, '2048 MB', visited < 2048);
    say('a whole period');
    await Promise.all([periodOf(site, network), timeToShow(site, network)]);
    row('memory after it', `${Math.round(site.memory())} MB`);
  } finally {
    await site.end('SIGKILL');
  }
}

async function main(): Promise<void> {
  const root = makeCities(cities);
  const network = await startNetwork();
  console.log(`| ${cities} cities on one process | measured | goal | |\n|---|---|---|---|`);
  try {
    await measure(network, root);
  } finally {
    network.end();
    rmSync(root, { recursive: true });
  }
}

void main();
