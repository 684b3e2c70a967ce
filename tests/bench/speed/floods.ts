// What floods leave behind: thousands of addresses that lead nowhere, then thousands of different searches, ten at once;
// the server's memory before and after each, and how long the front page takes meanwhile beside a quiet time.
// Run: npm run bench:floods [-- --addresses 60000 --queries 10000]

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inPercent, shareTaken } from '../share-taken';
import { type Measured, startServer } from './servers';

const { values } = parseArgs({
  options: {
    // Fewer are over before the front page was looked at often enough.
    addresses: { type: 'string', default: '60000' },
    queries: { type: 'string', default: '10000' },
  },
});
const atOnce = 10;
/** A flood comes from elsewhere: here it takes what server and reader leave of the processors. */
const niceness = 10;

const folders = ['/blog/', '/events/', '/news/', '/authors/', '/', '/files/'];
const unknownAddress = (at: number) =>
  `${folders[at % folders.length]}none-${at}${at % 6 === 5 ? '.txt' : ''}`;

const words = ['park', 'school', 'council', 'police', 'water', 'library', 'budget', 'summer', 'news', 'game'];
const differentQuery = (at: number) => `/search?q=${words[at % words.length]}+${at.toString(36)}`;

/** One request, to its last byte: its status. Each of a thousand readers has limits of its own. */
function ask(agent: Agent, url: string, reader: number): Promise<number | undefined> {
  const from = `10.${reader % 50}.${(reader >> 3) % 20}.1`;
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
}

/** Looks at the front page, again and again, until asked for its 99th percentile in ms. */
function watchFrontPage(watcher: ChildProcess): () => Promise<number> {
  watcher.send('begin');
  return () => {
    const told = new Promise<number>((resolve) => watcher.once('message', (p99) => resolve(Number(p99))));
    watcher.send('end');
    return told;
  };
}

async function flood({ url }: Measured, addressOf: (at: number) => string, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<number, number> = {};
  let next = 0;
  const client = async () => {
    while (next < count) {
      const at = next++;
      const status = (await ask(agent, url + addressOf(at), at)) ?? 0;
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
  const watcher = fork('tests/bench/speed/watch-front-page.mjs', [server.url], { execArgv: [] });
  setPriority(niceness);
  const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
  // As it is after a while: its caches are as full as they get, and its code is compiled.
  await flood(server, unknownAddress, 600);
  await flood(server, (at) => differentQuery(at + 1_000_000), 600);
  row(
    '',
    'answers',
    'CPU ms each',
    'MB before',
    'each fifth',
    'MB after',
    'p99 of / in ms',
    'load',
    'taken by the host',
  );
  row(...Array.from({ length: 9 }, () => '---'));
  const takenWhileQuiet = shareTaken();
  const quiet = watchFrontPage(watcher);
  await wait(15_000);
  row(
    'quiet',
    '',
    '',
    '',
    '',
    Math.round(server.memory()),
    (await quiet()).toFixed(1),
    loadavg()[0]?.toFixed(1) ?? '',
    inPercent(takenWhileQuiet()),
  );
  const floods = [
    ['unknown addresses', unknownAddress, Number(values.addresses)],
    ['different searches', differentQuery, Number(values.queries)],
  ] as const;
  for (const [name, addressOf, count] of floods) {
    const [cpu, before, taken] = [server.cpu(), server.memory(), shareTaken()];
    const meanwhile = watchFrontPage(watcher);
    const fifths: number[] = [];
    const statuses: Record<number, number> = {};
    for (let fifth = 0; fifth < 5; fifth++) {
      const some = await flood(server, (at) => addressOf(at + (fifth * count) / 5), count / 5);
      for (const [status, times] of Object.entries(some))
        statuses[Number(status)] = (statuses[Number(status)] ?? 0) + times;
      fifths.push(Math.round(server.memory()));
    }
    const p99 = (await meanwhile()).toFixed(1);
    const answers = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
    const each = (((server.cpu() - cpu) * 1000) / count).toFixed(2);
    const load = loadavg()[0]?.toFixed(1) ?? '';
    const memory = [Math.round(before), fifths.join(' '), fifths.at(-1) ?? ''];
    row(name, answers.join(', '), each, ...memory, p99, load, inPercent(taken()));
  }
  watcher.disconnect();
  server.end();
}

void main();
