// npm run bench:floods [-- --renders 30000 --addresses 60000 --queries 10000]: measures the effects of
// floods. First measures how long one reader waits while 256 addresses of one network search
// (other-reader.ts). Then requests addresses of eight kinds that earlier versions rendered, two hundred at a
// time, and after that unknown addresses and different searches, ten at a time. Prints memory before and
// after each flood, and the front page's time compared with a quiet period.

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inPercent, shareTaken } from '../share-taken';
import { measureOtherReader } from './other-reader';
import { type Measured, startServer } from './servers';

const { values } = parseArgs({
  options: {
    renders: { type: 'string', default: '30000' },
    // With fewer requests, the flood would end before the front page was timed often enough.
    addresses: { type: 'string', default: '60000' },
    queries: { type: 'string', default: '10000' },
  },
});
/** Real floods don't use this machine's CPU, so the flooding process gets only leftover CPU time. */
const niceness = 10;

const folders = ['/blog/', '/events/', '/news/', '/authors/', '/', '/files/'];
const unknownAddress = (at: number) =>
  `${folders[at % folders.length]}none-${at}${at % 6 === 5 ? '.txt' : ''}`;

const words = ['park', 'school', 'council', 'police', 'water', 'library', 'budget', 'summer', 'news', 'game'];
const differentQuery = (at: number) => `/search?q=${words[at % words.length]}+${at.toString(36)}`;

type Flood = {
  name: string;
  addressOf: (at: number) => string;
  count: number;
  atOnce: number;
  headers?: Record<string, string>;
};

const data = { rsc: '1' };
const kinds: readonly Pick<Flood, 'name' | 'addressOf' | 'headers'>[] = [
  { name: 'unknown API', addressOf: (at) => `/api/x${at}` },
  { name: 'data of a page', addressOf: (at) => `/faq?_rsc=${at}`, headers: data },
  { name: 'data of none', addressOf: (at) => `/none-${at}?_rsc=${at}`, headers: data },
  { name: 'past the last page', addressOf: (at) => `/blog?page=${99 + at}` },
  { name: 'unknown pictures', addressOf: (at) => `/pictures/x${at}` },
  { name: 'unknown colors', addressOf: (at) => `/theme/x${at}.css` },
  { name: 'unknown cards', addressOf: (at) => `/og/x${at}.png` },
];

const columns = [
  ...['', 'answers', 'CPU ms each', 'MB before', 'each fifth', 'MB after'],
  ...['p99 of / in ms', 'load', 'taken by the host'],
];

/**
 * Sends a request, reads the response and returns its status. Simulates a thousand readers, each with its own limits.
 */
function ask(agent: Agent, url: string, reader: number, more = {}): Promise<number | undefined> {
  const from = `10.${reader % 50}.${(reader >> 3) % 20}.1`;
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from, ...more };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
}

/** Times the front page until the returned function is called, which resolves with the 99th percentile in ms. */
function watchFrontPage(watcher: ChildProcess): () => Promise<number> {
  watcher.send('begin');
  return () => {
    const told = new Promise<number>((resolve) => watcher.once('message', (p99) => resolve(Number(p99))));
    watcher.send('end');
    return told;
  };
}

async function flood({ url }: Measured, { addressOf, count, atOnce, headers }: Omit<Flood, 'name'>) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<number, number> = {};
  let next = 0;
  const client = async () => {
    while (next < count) {
      const at = next++;
      const status = (await ask(agent, url + addressOf(at), at, headers)) ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  agent.destroy();
  return statuses;
}

async function main(): Promise<void> {
  const server = await startServer(
    'ours',
    ['lib/server/main.mjs'],
    mkdtempSync(path.join(tmpdir(), 'bench-')),
  );
  await measureOtherReader(server);
  const watcher = fork('tests/bench/speed/watch-front-page.mjs', [server.url], { execArgv: [] });
  setPriority(niceness);
  const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
  // Warm up: fill the caches and compile the code.
  await flood(server, { addressOf: unknownAddress, count: 600, atOnce: 10 });
  await flood(server, { addressOf: (at) => differentQuery(at + 1_000_000), count: 600, atOnce: 10 });
  row(...columns);
  row(...columns.map(() => '---'));
  const takenWhileQuiet = shareTaken();
  const quiet = watchFrontPage(watcher);
  await wait(15_000);
  const load = () => loadavg()[0]?.toFixed(1) ?? '';
  const quietP99 = (await quiet()).toFixed(1);
  row('quiet', '', '', '', '', Math.round(server.memory()), quietP99, load(), inPercent(takenWhileQuiet()));
  const floods: readonly Flood[] = [
    ...kinds.map((kind) => ({ ...kind, count: Number(values.renders), atOnce: 200 })),
    { name: 'unknown addresses', addressOf: unknownAddress, count: Number(values.addresses), atOnce: 10 },
    { name: 'different searches', addressOf: differentQuery, count: Number(values.queries), atOnce: 10 },
  ];
  for (const one of floods.filter(({ count }) => count > 0)) {
    const { name, addressOf, count } = one;
    const [cpu, before, taken] = [server.cpu(), server.memory(), shareTaken()];
    const meanwhile = watchFrontPage(watcher);
    const fifths: number[] = [];
    const statuses: Record<number, number> = {};
    for (let fifth = 0; fifth < 5; fifth++) {
      const some = await flood(server, {
        ...one,
        addressOf: (at) => addressOf(at + (fifth * count) / 5),
        count: count / 5,
      });
      for (const [status, times] of Object.entries(some))
        statuses[Number(status)] = (statuses[Number(status)] ?? 0) + times;
      fifths.push(Math.round(server.memory()));
    }
    const p99 = (await meanwhile()).toFixed(1);
    const answers = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
    const each = (((server.cpu() - cpu) * 1000) / count).toFixed(2);
    const memory = [Math.round(before), fifths.join(' '), fifths.at(-1) ?? ''];
    row(name, answers.join(', '), each, ...memory, p99, load(), inPercent(taken()));
  }
  watcher.disconnect();
  server.end();
}

void main();
