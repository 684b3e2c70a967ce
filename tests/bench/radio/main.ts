// A thousand listeners on the built site, each with 128 kbit/s: what they get and what they cost.
// Run: npm run bench:radio [-- --listeners 1000 --seconds 60 --soak]
import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startRadioStation } from '../../newsroom/radio/station';
import type { Heard, Order } from './listeners';
import { percentile, probePage } from './page-probe';
import { type BenchServer, startServer } from './server';

const bytesPerSecond = 16_000;
const { values } = parseArgs({
  options: {
    listeners: { type: 'string', default: '1000' },
    seconds: { type: 'string' },
    soak: { type: 'boolean', default: false },
  },
});
const count = Number(values.listeners);
const seconds = Number(values.seconds ?? (values.soak ? 600 : 60));
const perSecond = 50;
const idleSeconds = 20;
const probeEveryMs = 50;

type Use = { cpu: number; rss: number; pages: number[] };

/** Listens to the server for some seconds: share of one core, memory at the end, times of a page. */
async function measure(server: BenchServer, forSeconds: number): Promise<Use> {
  const cpu = server.cpuSeconds();
  const start = performance.now();
  const pages = await probePage(`http://127.0.0.1:${server.port}/`, forSeconds, probeEveryMs);
  const passed = (performance.now() - start) / 1000;
  return { cpu: (100 * (server.cpuSeconds() - cpu)) / passed, rss: server.rssMb(), pages };
}

function startListeners(order: Order) {
  const child = fork(path.join(__dirname, 'listeners.ts'), [JSON.stringify(order)], {
    execArgv: ['--import', 'tsx'],
  });
  return {
    heard: () =>
      new Promise<Heard[]>((resolve) => {
        child.once('message', (heard) => resolve(heard as Heard[]));
        child.send('heard?');
      }),
    end: () => child.disconnect(),
  };
}

/** MB an hour that a straight line through the samples rises; the first fifth is warm-up. */
function slopeOf(samples: readonly { at: number; mb: number }[]): number {
  const late = samples.slice(Math.floor(samples.length / 5));
  const meanAt = late.reduce((sum, { at }) => sum + at, 0) / late.length;
  const meanMb = late.reduce((sum, { mb }) => sum + mb, 0) / late.length;
  const up = late.reduce((sum, { at, mb }) => sum + (at - meanAt) * (mb - meanMb), 0);
  return (3600 * up) / late.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
}

function row(what: string, value: string, budget: string, kept: boolean | undefined): void {
  const mark = kept === undefined ? '' : kept ? 'kept' : 'NOT KEPT';
  console.log(`| ${what.padEnd(44)} | ${value.padEnd(18)} | ${budget.padEnd(14)} | ${mark.padEnd(8)} |`);
  if (kept === false) process.exitCode = 1;
}

async function main(): Promise<void> {
  const audio = Buffer.from(Array.from({ length: 64_007 }, (_, index) => index % 251));
  const station = await startRadioStation(audio);
  const server = await startServer({
    RADIO_URL: station.template,
    RADIO_PORTS: String(station.port),
    TRUSTED_PROXIES: '1',
  });
  const path = `/api/stream?port=${station.port}`;
  await probePage(`http://127.0.0.1:${server.port}/`, 5, 5);
  const idle = await measure(server, idleSeconds);
  console.log(
    `idle: ${idle.cpu.toFixed(1)} % of a core, ${idle.rss.toFixed(0)} MB; ${count} listeners come, ${perSecond} a second`,
  );

  const crowd = startListeners({ port: server.port, path, count, perSecond, first: 1 });
  const arrivalCpu = server.cpuSeconds();
  await sleep((count / perSecond) * 1000 + 5000);
  console.log(`arrivals cost ${(server.cpuSeconds() - arrivalCpu).toFixed(2)} s of processor time`);
  const before = await crowd.heard();
  const start = performance.now();
  const samples: { at: number; mb: number }[] = [];
  const sampler = setInterval(
    () => samples.push({ at: (performance.now() - start) / 1000, mb: server.rssMb() }),
    1000,
  );
  const late = startListeners({ port: server.port, path, count: 100, perSecond: 5, first: 100_001 });
  const load = await measure(server, seconds);
  clearInterval(sampler);
  const passed = (performance.now() - start) / 1000;
  const after = await crowd.heard();
  const lateHeard = await late.heard();

  const rates = after.map(
    ({ bytes }, index) => (bytes - (before[index]?.bytes ?? 0)) / passed / bytesPerSecond,
  );
  const fed = rates.filter((rate) => Math.abs(rate - 1) <= 0.02).length;
  const first = after.map(({ firstByteMs }) => firstByteMs ?? Number.POSITIVE_INFINITY);
  const lateFirst = lateHeard.map(({ firstByteMs }) => firstByteMs ?? Number.POSITIVE_INFINITY);
  const over = [...after, ...lateHeard].filter((one) => one.over !== undefined);
  if (over.length > 0)
    console.log(`${over.length} ended early: ${[...new Set(over.map((one) => one.over))].join(', ')}`);
  const cpu = load.cpu - idle.cpu;
  const rss = load.rss - idle.rss;
  const pageIdle = percentile(idle.pages, 0.99);
  const pageLoad = percentile(load.pages, 0.99);
  const ms = (number: number) => `${number.toFixed(1)} ms`;
  row('what', `${count} x ${seconds} s`, 'budget', undefined);
  row('connections to the station', String(station.asked.length), '1', station.asked.length === 1);
  row('listeners at their rate within 2 %', `${fed} of ${rates.length}`, 'all', fed === rates.length);
  row(
    'lowest and highest rate',
    `${Math.min(...rates).toFixed(4)} ${Math.max(...rates).toFixed(4)}`,
    '',
    undefined,
  );
  row('processor over idle, of one core', `${cpu.toFixed(1)} %`, '15 %', cpu <= 15);
  row('memory over idle', `${rss.toFixed(0)} MB`, '100 MB', rss <= 100);
  row('first byte while they come, p50', ms(percentile(first, 0.5)), '', undefined);
  row('first byte while they come, p99', ms(percentile(first, 0.99)), '50 ms', percentile(first, 0.99) < 50);
  row('first byte of 100 more, p50', ms(percentile(lateFirst, 0.5)), '', undefined);
  row(
    'first byte of 100 more, p99',
    ms(percentile(lateFirst, 0.99)),
    '50 ms',
    percentile(lateFirst, 0.99) < 50,
  );
  row('a page, idle, p50', ms(percentile(idle.pages, 0.5)), '', undefined);
  row('a page, idle, p99', ms(pageIdle), '', undefined);
  row('a page, under load, p50', ms(percentile(load.pages, 0.5)), '', undefined);
  row('a page, under load, p99', ms(pageLoad), '2 x idle', pageLoad <= 2 * pageIdle);
  row('ratio of the two p99', (pageLoad / pageIdle).toFixed(2), '2', undefined);
  if (values.soak)
    row('memory slope', `${slopeOf(samples).toFixed(1)} MB/h`, 'flat (< 60)', slopeOf(samples) < 60);
  if (process.env.SAMPLES) console.log(samples.map(({ mb }) => mb.toFixed(0)).join(' '));
  crowd.end();
  late.end();
  await server.end();
  await station.stop();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
