// npm run bench:radio [-- --listeners 1000 --seconds 60]: connects a thousand listeners at 128 kbit/s to the built
// site. Measures what they receive and cost.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Site, startSite } from '../../e2e/support/site';
import { startRadioStation } from '../../fake-upstream/radio/station';
import { quantile, goalRow as row } from '../figures';
import { type Crowd, startCrowd } from './crowd';

const bytesPerSecond = 16_000;
const { values } = parseArgs({
  options: {
    listeners: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
  },
});
const count = Number(values.listeners);
const seconds = Number(values.seconds);
/** Arrivals per second. `guests`: short visits during the measurement. */
const perSecond = 50;
const guests = { count: 5 * seconds, perSecond: 5, staySeconds: 5 };
const idleSeconds = 20;
const probeEveryMs = 50;

type Use = { cpu: number; rss: number; pages: number[] };

/** Times a page repeatedly for `seconds`. Returns the times in ms. */
async function probePage(server: Site, seconds: number, everyMs: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  while (performance.now() < until) {
    times.push((await server.get('/')).ms);
    await sleep(everyMs);
  }
  return times;
}

/** Measures the server for some seconds: share of one core, mean memory, and page times. */
async function measure(server: Site, forSeconds: number): Promise<Use> {
  const cpu = server.cpu();
  const start = performance.now();
  const samples: number[] = [];
  const sampler = setInterval(() => samples.push(server.memory()), 1000);
  const pages = await probePage(server, forSeconds, probeEveryMs);
  clearInterval(sampler);
  const passed = (performance.now() - start) / 1000;
  const rss = samples.reduce((sum, mb) => sum + mb, 0) / samples.length;
  return { cpu: (100 * (server.cpu() - cpu)) / passed, rss, pages };
}

async function tellFirstBytes(name: string, crowd: Crowd): Promise<void> {
  const all = (await crowd.heard()).map(({ firstByteMs }) => firstByteMs ?? Number.POSITIVE_INFINITY);
  const p99 = quantile(all, 0.99);
  row(`first byte ${name}, p50`, `${quantile(all, 0.5).toFixed(1)} ms`);
  row(`first byte ${name}, p99`, `${p99.toFixed(1)} ms`, '50 ms', p99 < 50);
}

function tellUse(idle: Use, load: Use): void {
  const [cpu, rss] = [load.cpu - idle.cpu, load.rss - idle.rss];
  const [quiet, busy] = [quantile(idle.pages, 0.99), quantile(load.pages, 0.99)];
  row('processor over idle, of one core', `${cpu.toFixed(1)} %`, '15 %', cpu <= 15);
  row('memory over idle', `${rss.toFixed(0)} MB`, '100 MB', rss <= 100);
  row('a page, idle, p50', `${quantile(idle.pages, 0.5).toFixed(1)} ms`);
  row('a page, idle, p99', `${quiet.toFixed(1)} ms`);
  row('a page, under load, p50', `${quantile(load.pages, 0.5).toFixed(1)} ms`);
  row('a page, under load, p99', `${busy.toFixed(1)} ms`);
  row('ratio of the two p99', (busy / quiet).toFixed(2), '2', busy <= 2 * quiet);
}

async function main(): Promise<void> {
  const station = await startRadioStation(Buffer.alloc(64_007, 'radio'));
  const settings = {
    RADIO_URL: station.template,
    RADIO_PORTS: String(station.port),
    // Each listener sends its own address, so that the limit per address does not apply.
    TRUSTED_PROXIES: '1',
  };
  const server = await startSite(settings, 'optimized');
  const path = `/api/stream?port=${station.port}`;
  await probePage(server, 5, 5);
  const idle = await measure(server, idleSeconds);
  console.log(`idle: ${idle.cpu.toFixed(1)} % of a core, ${idle.rss.toFixed(0)} MB`);

  const crowd = startCrowd({ port: server.port, path, count, perSecond, first: 1 });
  await crowd.allHear();
  const before = await crowd.heard();
  const start = performance.now();
  const more = startCrowd({ port: server.port, path, ...guests, first: 100_001 });
  const load = await measure(server, seconds);
  const after = await crowd.heard();
  const passed = (performance.now() - start) / 1000;

  const rates = after.map(({ bytes }, at) => (bytes - (before[at]?.bytes ?? 0)) / passed / bytesPerSecond);
  const fed = rates.filter((rate) => Math.abs(rate - 1) <= 0.02).length;
  const over = [...after, ...(await more.heard())].filter((one) => one.over !== undefined);
  row(`${count} listeners, ${seconds} s`, 'measured', 'budget');
  row('connections to the station', `${station.asked.length}`, '1', station.asked.length === 1);
  row('listeners that ended early', `${over.length}`, '0', over.length === 0);
  row('listeners at their rate within 2 %', `${fed} of ${rates.length}`, 'all', fed === rates.length);
  row('lowest and highest rate', `${Math.min(...rates).toFixed(3)} ${Math.max(...rates).toFixed(3)}`);
  await tellFirstBytes(`of ${count}, ${perSecond} a second`, crowd);
  await tellFirstBytes(`of ${guests.count} guests, ${guests.perSecond} a second`, more);
  tellUse(idle, load);
  crowd.end();
  more.end();
  await server.end();
  await station.stop();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
