import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measured } from './servers';

// Measures how long a reader waits for a search and for an uncached page while 256 clients
// in one IPv6 /56 network are searching.

const ROUNDS = 20;
/** Time in ms after which no new round starts, even if there were fewer than `ROUNDS`. */
const LIMIT_MS = 40_000;
const reader = '203.0.113.9';
/** IP addresses that send the flood of searches, each in its own /64. */
const crowd = Array.from({ length: 256 }, (_, at) => `2001:db8:1:ab${at.toString(16).padStart(2, '0')}::1`);

const agent = new Agent({ keepAlive: true });

function ask(url: string, from: string): Promise<{ status: number; ms: number; body: string }> {
  const begun = performance.now();
  const headers = { 'x-forwarded-for': from };
  return new Promise((resolve) => {
    get(url, { agent, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode ?? 0, ms: performance.now() - begun, body });
    }).on('error', () => resolve({ status: 0, ms: performance.now() - begun, body: '' }));
  });
}

/** Sends the flood's searches at a fixed rate until stopped. Counts responses by status. */
function floodOf(url: string, perSecond: number) {
  const statuses: Record<number, number> = {};
  let sent = 0;
  const timer = setInterval(() => {
    const at = sent++;
    ask(`${url}/search?q=city+council+${at.toString(36)}`, crowd[at % crowd.length] ?? '').then(
      ({ status }) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
      },
    );
  }, 1000 / perSecond);
  return () => {
    clearInterval(timer);
    return statuses;
  };
}

type Waits = { search: number[]; page: number[] };

async function waitsOf(url: string, pages: string[], name: string): Promise<Waits> {
  const waits: Waits = { search: [], page: [] };
  const begun = performance.now();
  for (let round = 0; round < ROUNDS && performance.now() - begun < LIMIT_MS; round++) {
    waits.search.push((await ask(`${url}/search?q=library+${name}${round}`, reader)).ms);
    waits.page.push((await ask(url + (pages.pop() ?? '/'), reader)).ms);
    await wait(100);
  }
  return waits;
}

const sorted = (all: number[]) => all.toSorted((one, other) => one - other);
const median = (all: number[]) => sorted(all)[Math.floor(all.length / 2)] ?? 0;
const most = (all: number[]) => sorted(all).at(-1) ?? 0;

/** Prints one row per flood rate: the other reader's median and maximum wait (ms), and their ratios to a quiet time. */
export async function measureOtherReader({ url }: Measured): Promise<void> {
  const { body } = await ask(`${url}/sitemap.xml`, reader);
  const pages = [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  await ask(`${url}/search?q=first`, reader);
  const quiet = await waitsOf(url, pages, 'quiet');
  for (const perSecond of [42, 150]) {
    const end = floodOf(url, perSecond);
    await wait(5000);
    const waits = await waitsOf(url, pages, `flood${perSecond}x`);
    const statuses = Object.entries(end()).map(([status, times]) => `${times} × ${status}`);
    console.log(`${perSecond} searches a second from ${crowd.length} addresses: ${statuses.join(', ')}`);
    for (const kind of ['search', 'page'] as const) {
      const [calm, busy] = [quiet[kind], waits[kind]];
      const ratio = (median(busy) / median(calm)).toFixed(1);
      const figures = `median ${median(busy).toFixed(0)} ms, longest ${most(busy).toFixed(0)} ms`;
      console.log(
        `  another reader's ${kind}: ${figures}; quiet ${median(calm).toFixed(0)} ms; ratio ${ratio}`,
      );
    }
    await wait(5000);
  }
  agent.destroy();
}
