// npm run bench [-- --seconds 5 --connections 50 --check]: compares the cost of a request on our server with plain
// Next.js and with the same bytes from memory, and behind nginx if it is installed.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../figures';
import { type Load, load } from './load';
import { type Measured, startNginx, startServer } from './servers';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '50' },
    check: { type: 'boolean', default: false },
  },
});
const [seconds, connections] = [Number(values.seconds), Number(values.connections)];
const coding = 'gzip';

/** Minimum CPU advantage over the server `beside` (docs/measured/speed.md). --check accepts a third less. */
const least = [
  { kind: '/', beside: 'next start', ratio: 1500 },
  { kind: '/faq', beside: 'next start', ratio: 900 },
  { kind: '/', beside: 'bare memory', ratio: 0.7 },
  { kind: '/rss.xml', beside: 'bare memory', ratio: 0.7 },
] as const;

type Row = Load & { kind: string; server: string; cpuMs: number; memory: number };

/** Returns the address of a script; only the radio page loads scripts. */
async function scriptOf(url: string): Promise<string> {
  const page = await (await fetch(`${url}/radio`)).text();
  return /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? '/icon.svg';
}

/** Warms up a server and an address, then measures throughput and cost. */
async function measure(server: Measured, address: string, headers: string[]) {
  await load(server.url + address, headers, 4, 2);
  const cpu = server.cpu();
  const result = await load(server.url + address, headers, connections, seconds);
  const cpuMs = ((server.cpu() - cpu) * 1000) / Math.max(1, result.perSecond * seconds);
  return { server: server.name, ...result, cpuMs, memory: server.memory() };
}

/** Throws unless all servers respond with the same status. */
async function serveTheSame(address: string, servers: readonly Measured[]): Promise<void> {
  const statuses = await Promise.all(servers.map(async ({ url }) => (await fetch(url + address)).status));
  if (new Set(statuses).size > 1)
    throw new Error(`${address}: ${statuses.join(', ')} from ${servers.map(({ name }) => name).join(', ')}`);
}

type Kind = [name: string, address: string, headers: string[], servers: Measured[]];

async function startAll(): Promise<{ servers: Measured[]; kinds: Kind[] }> {
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const ours = await startServer('ours', ['lib/server/main.mjs'], cacheDir);
  const plain = await startServer('next start', ['tests/bench/speed/plain-next.mjs'], cacheDir);
  const script = await scriptOf(ours.url);
  const addresses = ['/', '/news/sports', '/blog/how-this-site-works', '/faq', '/rss.xml', script];
  const program = ['tests/bench/speed/bare-memory.mjs', ours.url, coding, ...addresses];
  const bare = await startServer('bare memory', program, cacheDir);
  const front = await startNginx('nginx before ours', ours.url);
  const frontOfBare = await startNginx('nginx before bare', bare.url);
  const nginx = [front, frontOfBare].filter((server) => server !== undefined);
  const tag = (await fetch(ours.url, { headers: { 'accept-encoding': coding } })).headers.get('etag') ?? '';
  const accept = `Accept-Encoding: ${coding}`;
  const same = addresses.map((address): Kind => {
    const name = address === script ? 'a script' : address;
    return [name, address, [accept], [ours, plain, bare, ...nginx]];
  });
  const kinds: Kind[] = [...same, ['304', '/', [accept, `If-None-Match: ${tag}`], [ours]]];
  return { servers: [ours, plain, bare, ...nginx], kinds };
}

const speeds = ['requests/s', 'times next', 'CPU ms', 'times less', 'p50 ms', 'p99 ms'];

/** Formats the results, one row per server and address. */
function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { kind, server, perSecond, cpuMs, p50, p99 } = row;
    const plain = rows.find((other) => other.kind === kind && other.server === 'next start');
    const times = plain?.perSecond ? (perSecond / plain.perSecond).toFixed(1) : '';
    const less = plain ? (plain.cpuMs / cpuMs).toFixed(1) : '';
    const figures = [Math.round(perSecond), times, cpuMs.toFixed(3), less, p50.toFixed(1), p99.toFixed(1)];
    return [kind, server, ...figures, (row.bytes / 1024).toFixed(1), row.failed, Math.round(row.memory)];
  });
  return table([['', 'server', ...speeds, 'KB', 'failed', 'RSS MB'], ...lines]);
}

// Compares CPU time instead of throughput: other programs reduce throughput, but not CPU time.
function tooLow(rows: readonly Row[]): string[] {
  const cpu = (kind: string, name: string) =>
    rows.find((row) => row.kind === kind && row.server === name)?.cpuMs ?? Number.NaN;
  return least
    .filter(({ kind, beside, ratio }) => !(cpu(kind, beside) / cpu(kind, 'ours') >= (ratio * 2) / 3))
    .map(({ kind, beside, ratio }) => `${kind}: below two thirds of ${ratio} times less CPU than ${beside}`);
}

async function main(): Promise<void> {
  const { servers, kinds } = await startAll();
  const rows: Row[] = [];
  for (const [kind, address, headers, asked] of kinds) {
    await serveTheSame(address, asked);
    for (const server of asked) rows.push({ kind, ...(await measure(server, address, headers)) });
  }
  for (const server of servers) server.end();
  console.log(tableOf(rows));
  const low = tooLow(rows);
  for (const line of low) console.log(`${line} (docs/measured/speed.md)`);
  process.exit(values.check && low.length > 0 ? 1 : 0);
}

void main();
